/** What a job and a campaign say about their forms, as the site reads it. */
import { answerSchema, endpoints } from '@wajiha/contract'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestStudio, type TestStudio } from './open-test-studio.ts'

let studio: TestStudio
let payload: Payload

beforeAll(async () => {
  studio = await openTestStudio()
  payload = studio.payload
  const { loadDemo } = await import('../src/cli/demo/load.ts')
  await loadDemo(payload)
  // The whole demo is written first.
}, 400_000)
afterAll(() => studio?.close())

async function firstOf(collection: 'jobs' | 'campaigns') {
  const { docs } = await payload.find({ collection, locale: 'ar', limit: 1, overrideAccess: true })
  const [found] = docs
  if (!found) throw new Error(`The demo has none of ${collection}.`)
  return found
}
const publish = (collection: 'jobs' | 'campaigns', id: string, data: object, locale: 'ar' | 'en') =>
  payload.update({
    collection,
    id,
    locale,
    data: { ...data, _status: 'published' } as never,
    overrideAccess: true,
  })
async function read(name: 'job' | 'campaign', path: string, locale: string) {
  const answer = await studio.ask(path, { locale })
  return answerSchema(endpoints[name].data).parse(await answer.json()).data as never
}

describe('the questions of a job', () => {
  it('come in the language of the page, under one id, and without the answer that is hoped for', async () => {
    const { id } = await firstOf('jobs')
    const arabic = (await publish(
      'jobs',
      id,
      {
        questions: [
          { question: 'هل تستطيع العمل من الرياض؟', kind: 'yes-no', mustBe: 'yes', required: true },
          { question: 'بمَ تعمل؟', kind: 'multiple', choices: ['تصميم', 'برمجة'] },
        ],
      },
      'ar',
    )) as { slug: string; questions: { id: string }[] }
    const ids = arabic.questions.map((one) => one.id)
    const english = (await publish(
      'jobs',
      id,
      {
        questions: [
          {
            id: ids[0],
            question: 'Can you work from Riyadh?',
            kind: 'yes-no',
            mustBe: 'yes',
            required: true,
          },
          {
            id: ids[1],
            question: 'What do you use?',
            kind: 'multiple',
            choices: ['Design', 'Code'],
          },
        ],
      },
      'en',
    )) as { slug: string }
    for (const [locale, slug, words] of [
      ['ar', arabic.slug, ['هل تستطيع العمل من الرياض؟', 'بمَ تعمل؟', 'تصميم']],
      ['en', english.slug, ['Can you work from Riyadh?', 'What do you use?', 'Design']],
    ] as const) {
      const path = `jobs/${encodeURIComponent(slug)}`
      const { questions } = (await read('job', path, locale)) as {
        questions: { id: string; question: string; choices: string[]; required: boolean }[]
      }
      expect(questions.map((one) => one.id)).toEqual(ids)
      expect([...questions.map(({ question }) => question), questions[1]?.choices[0]]).toEqual(
        words,
      )
      expect(questions.map(({ required }) => required)).toEqual([true, false])
      expect(await (await studio.ask(path, { locale })).text()).not.toContain('mustBe')
    }
  })
})

describe('a campaign', () => {
  it('says what its form asks, its own consent and its numbers', async () => {
    const { id } = await firstOf('campaigns')
    const data = {
      asks: ['phone', 'company'],
      consentText: 'أوافق على *السياسة*.',
      phone: '+966112345678',
      whatsapp: '+966501234567',
    }
    await publish('campaigns', id, data, 'ar')
    expect(await read('campaign', 'campaigns/default', 'ar')).toMatchObject(data)
  })

  it('cannot do without a way to answer', async () => {
    const { id } = await firstOf('campaigns')
    await expect(publish('campaigns', id, { asks: ['company'] }, 'ar')).rejects.toThrow()
  })

  it('stays after its end with a note, or is gone', async () => {
    const { id } = await firstOf('campaigns')
    const endsAt = new Date(Date.now() - 60_000).toISOString()
    await publish('campaigns', id, { endsAt, afterEnd: 'note' }, 'ar')
    expect(await read('campaign', 'campaigns/default', 'ar')).toMatchObject({ state: 'ended' })
    await publish('campaigns', id, { endsAt, afterEnd: 'gone' }, 'ar')
    expect((await studio.ask('campaigns/default')).status).toBe(410)
  })
})
