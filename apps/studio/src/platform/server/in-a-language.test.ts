import { expect, it } from 'vitest'
import { inALanguage, savedInALanguage } from './in-a-language.ts'

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

const words = '{"order":3}'
const sent = (method: string, path: string, headers = {}) =>
  savedInALanguage(
    new Request(`http://localhost:3100/api/${path}`, { method, headers, body: words }),
    path.split('?')[0]?.split('/') ?? [],
  )

it.each([
  ['PATCH', 'branches/1?depth=0'],
  ['PATCH', 'cards?where[key][equals]=hind'],
  ['POST', 'jobs'],
  ['POST', 'globals/agency'],
])('saves %s %s likewise, with what was sent', async (method, path) => {
  const request = sent(method, path)
  expect(new URL(request.url).searchParams.get('locale')).toBe('ar')
  expect([request.method, await request.text()]).toEqual([method, words])
})

it('leaves other addresses, long questions and a language that was named as they were', () => {
  for (const path of ['together', 'users/login', 'leads/1/notes', 'posts/1/languages/copy'])
    expect(sent('POST', path).url).not.toContain('locale')
  expect(sent('POST', 'posts', { 'x-payload-http-method-override': 'GET' }).url).not.toContain('ar')
  for (const all of ['unpublishAllLocales', 'publishAllLocales'])
    expect(sent('PATCH', `posts/1?${all}=true`).url).not.toContain('locale=')
  expect(sent('PATCH', 'branches/1?locale=en').url).toMatch(/locale=en$/)
})
