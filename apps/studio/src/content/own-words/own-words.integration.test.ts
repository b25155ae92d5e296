/** The agency's own words for the site's interface: who writes them, what is refused, and that the site hears of them. */
import { handleEndpoints, type Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestStudio, type TestStudio } from '../../../test/open-test-studio.ts'
import { ownWordsIn } from './own-words-in.ts'

const password = 'كلمةٌ طويلةٌ جدًّا ٢٠٢٦'
const open = { overrideAccess: true } as const

let studio: TestStudio
let payload: Payload

beforeAll(async () => {
  studio = await openTestStudio()
  payload = studio.payload
  for (const role of ['editor', 'marketer'] as const) {
    const data = { email: `${role}@wajiha.example`, password, name: role, role }
    await payload.create({ collection: 'users', data, ...open })
  }
})
afterAll(async () => studio?.close())

async function save(role: string, words: object) {
  const data = { email: `${role}@wajiha.example`, password }
  const { token } = await payload.login({ collection: 'users', data })
  const request = new Request('http://localhost:3100/api/globals/interface-words', {
    method: 'POST',
    headers: {
      authorization: `JWT ${token}`,
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'accept-language': 'ar',
    },
    body: JSON.stringify({ words }),
  })
  return handleEndpoints({ config: payload.config, request })
}

async function tagsOfChanges(): Promise<string[]> {
  const answer = await studio.ask('changes?hold=0')
  const { data } = (await answer.json()) as { data: { changes: { tags: string[] }[] } }
  return data.changes.flatMap(({ tags }) => tags)
}

describe('words of the site', () => {
  it('are said as the site built them while nobody has written any', async () => {
    expect(await ownWordsIn(payload, 'ar')).toBeUndefined()
    expect(await tagsOfChanges()).not.toContain('interface-words')
  })

  it('are an editor’s in each language by itself, and announced at once', async () => {
    const answer = await save('editor', { ar: { 'forms.submit': 'انطلق' }, en: {} })
    expect(answer.status).toBe(200)
    expect(await ownWordsIn(payload, 'ar')).toEqual({ 'forms.submit': 'انطلق' })
    expect(await ownWordsIn(payload, 'en')).toBeUndefined()
    expect(await tagsOfChanges()).toContain('interface-words')
    const noted = { subject: { equals: 'interface-words' } }
    const { docs } = await payload.find({ collection: 'audit-log', where: noted, ...open })
    expect(docs.some(({ act }) => act === 'publish')).toBe(true)
  })

  it('are refused in words where they lose what the site fills in, a form, or their place', async () => {
    const refusals: [object, RegExp][] = [
      [{ ar: { 'forms.hint.file': 'ملفّ' } }, /forms\.hint\.file.*ينقصها.*\{types\}/],
      [{ en: { 'blogs.count': { one: '{count} text' } } }, /blogs\.count.*تنقصها صيغة/],
      [{ ar: { 'forms.field.consentPrivacy': 'نعم' } }, /consentPrivacy.*ليست من كلمات الموقع/],
    ]
    for (const [words, said] of refusals) {
      const answer = await save('editor', words)
      expect(answer.status).toBe(400)
      expect(await answer.text()).toMatch(said)
    }
    expect(await ownWordsIn(payload, 'ar')).toEqual({ 'forms.submit': 'انطلق' })
  })

  it('are written by nobody who may not write the site', async () => {
    expect((await save('marketer', { ar: { 'forms.submit': 'غيره' } })).status).toBe(403)
    expect(await ownWordsIn(payload, 'ar')).toEqual({ 'forms.submit': 'انطلق' })
  })

  it('are the built-in ones again once they are taken away', async () => {
    expect((await save('editor', { ar: {}, en: {} })).status).toBe(200)
    expect(await ownWordsIn(payload, 'ar')).toBeUndefined()
  })
})
