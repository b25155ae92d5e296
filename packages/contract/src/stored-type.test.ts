import { expect, it } from 'vitest'
import { storedType } from './stored-type.ts'

it.each([
  ['image/webp', 'a-320x200.webp'],
  ['image/jpeg', 'a.JPEG'],
  ['application/pdf', 'b.pdf'],
  ['video/webm', 'c.webm'],
  ['application/octet-stream', '0123456789abcdef'],
])('is %s for %s', (type, name) => {
  expect(storedType(name)).toBe(type)
})
