import { expect, it } from 'vitest'
import { inALanguage } from './in-a-language.ts'

const at = 'http://localhost:3100/api/posts?sort=-publishedAt'

it('reads in the language of the agency where none is named, with what was sent along', () => {
  const asked = inALanguage(new Request(at, { headers: { cookie: 'a=b' } }))
  expect(asked.url).toBe(`${at}&locale=ar`)
  expect(asked.headers.get('cookie')).toBe('a=b')
})

it.each(['en', 'all'])('leaves %s as it was asked for', (locale) => {
  const request = new Request(`${at}&locale=${locale}`)
  expect(inALanguage(request)).toBe(request)
})
