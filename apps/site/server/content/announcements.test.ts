import { expect, it } from 'vitest'
import { Announcements } from './announcements.ts'

const of =
  (...changed: string[]) =>
  (tags: readonly string[]) =>
    tags.some((tag) => changed.includes(tag))

it('remembers what was announced while an answer was on its way', () => {
  const announcements = new Announcements()
  announcements.tell(of('jobs'))
  const ear = announcements.openEar()
  ear.listen()
  expect(ear.touches(undefined, 'ar')).toBe(false)
  announcements.tell(of('posts'))
  expect(ear.touches(['posts', 'post:1'], 'ar')).toBe(true)
  expect(ear.touches(['jobs'], 'ar')).toBe(false)
  // What is missing has no tags: any change may bring it.
  expect(ear.touches(undefined, 'ar')).toBe(true)
  ear.listen()
  expect(ear.touches(['posts'], 'ar')).toBe(false)
  ear.close()
  announcements.tell(of('posts'))
  expect(ear.touches(['posts'], 'ar')).toBe(false)
})
