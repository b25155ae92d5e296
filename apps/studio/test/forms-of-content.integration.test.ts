/** What a job and a campaign say about their forms, as the site reads it. */
import { answerSchema, endpoints } from '@wajiha/contract'
import type { Payload, Where } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestStudio, type TestStudio } from './open-test-studio.ts'

let studio: TestStudio
let payload: Payload

beforeAll(async () => {
  studio = await openTestStudio('demo')
  payload = studio.payload
  // The whole demo is written first.
}, 400_000)
afterAll(() => studio?.close())

async function firstOf(collection: 'jobs' | 'campaigns') {
  const where: Where = collection === 'campaigns' ? { isDefault: { equals: true } } : {}
  const { docs } = await payload.find({
    collection,
    where,
    locale: 'ar',
    limit: 1,
    overrideAccess: true,
  })
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

  it('leads to another page of this site, and to none elsewhere or to itself', async () => {
    const { id, slug } = await firstOf('campaigns')
    const ending = (afterEndPath: string) => ({ afterEnd: 'page', afterEndPath })
    for (const path of ['', 'https://evil.example', '//evil.example', '/en/about', '/campaign'])
      await expect(publish('campaigns', id, ending(path), 'ar')).rejects.toThrow()
    await expect(publish('campaigns', id, ending(`/campaign/${slug}`), 'ar')).rejects.toThrow()
    await publish('campaigns', id, ending('/our-projects'), 'ar')
    expect(await read('campaign', 'campaigns/default', 'ar')).toMatchObject({
      movedTo: '/our-projects',
    })
    await publish('campaigns', id, { endsAt: null, afterEnd: 'note' }, 'ar')
  })

  it('says its wordings, thanks, worth and layout, each in its language', async () => {
    const { id } = await firstOf('campaigns')
    const data = {
      wordings: [{ terms: ['متجر إلكتروني', 'store'], promise: 'متجرك يتّسع' }],
      thanks: { title: 'حجزتَ فحصك', text: 'نكتب لك غدًا.', label: 'أعمالنا', href: '/our-projects' },
      worth: { value: 450, currency: 'sar' },
      hasMenu: false,
    }
    await publish('campaigns', id, data, 'ar')
    expect(await read('campaign', 'campaigns/default', 'ar')).toMatchObject({
      wordings: data.wordings,
      thanks: {
        title: 'حجزتَ فحصك',
        text: 'نكتب لك غدًا.',
        next: { label: 'أعمالنا', href: '/our-projects' },
      },
      worth: { value: 450, currency: 'SAR' },
      layout: 'slim',
    })
    const english = await read('campaign', 'campaigns/default', 'en')
    expect(english).not.toHaveProperty('thanks')
    expect(english).not.toHaveProperty('wordings')
    expect(english).toMatchObject({ worth: { currency: 'SAR' }, layout: 'slim' })
    await expect(
      publish('campaigns', id, { worth: { value: 5, currency: '' } }, 'ar'),
    ).rejects.toThrow()
  })
})

/** A lead that a campaign's form brought, as the desk makes it. */
async function sendFrom(slug: string, formKey = 'campaign', writer: string = crypto.randomUUID()) {
  const { processSubmission } = await import('../src/desk/process-submission.ts')
  const { columnsOf } = await import('../src/desk/api/submissions.ts')
  const name = crypto.randomUUID()
  const submission = {
    id: name,
    idempotencyKey: name,
    reference: 'ref00001',
    form: 'campaign',
    formKey,
    receivedAt: new Date().toISOString(),
    locale: 'ar',
    touches: [],
    answers: {
      name: 'ليان',
      email: `${writer}@example.com`,
      emailNorm: `${writer}@example.com`,
      campaign: slug,
      consentPrivacy: true,
    },
    quarantine: { score: 0, reasons: [] },
  } as never
  const row = await payload.create({
    collection: 'submissions',
    data: columnsOf(submission, undefined) as never,
    overrideAccess: true,
  })
  await processSubmission(payload, row.id)
  const { docs } = await payload.find({
    collection: 'leads',
    where: { submission: { equals: row.id } },
    depth: 0,
    overrideAccess: true,
  })
  if (!docs[0]) throw new Error('The desk made no lead of it.')
  return docs[0]
}

describe('a test of two wordings', () => {
  const other = { ar: { promise: 'دفعٌ أقصر' }, en: { promise: 'A shorter checkout' } }
  const testOf = async (locale: 'ar' | 'en') =>
    (
      (await read('campaign', 'campaigns/default', locale)) as {
        test?: { id: string; share: number; promise: string }
      }
    ).test

  it('needs something that differs, and is another one each time it begins', async () => {
    const { id } = await firstOf('campaigns')
    const run = (isRunning: boolean, share = 50) =>
      publish('campaigns', id, { test: { isRunning, share, ...other.ar } }, 'ar')
    await expect(publish('campaigns', id, { test: { isRunning: true } }, 'ar')).rejects.toThrow()
    await run(true)
    const first = await testOf('ar')
    expect(first).toMatchObject({ share: 50, promise: 'دفعٌ أقصر' })
    await run(true)
    expect((await testOf('ar'))?.id).toBe(first?.id)
    await run(true, 20)
    expect((await testOf('ar'))?.id).not.toBe(first?.id)
    await run(false)
    expect(await testOf('ar')).toBeUndefined()
  })

  it('keeps with a lead which side it saw and what it is worth, and counts both', async () => {
    const { id, slug } = await firstOf('campaigns')
    await publish('campaigns', id, { test: { isRunning: true, ...other.ar } }, 'ar')
    const test = String((await testOf('ar'))?.id)
    const lead = await sendFrom(slug, `campaign-${test}-b`, 'layan')
    expect(lead).toMatchObject({ campaign: id, variant: 'b', variantTest: test })
    expect(lead).toMatchObject({ campaignValue: 450, campaignCurrency: 'SAR', value: null })
    // Who writes of something new later is still one person.
    const again = await sendFrom(slug, `campaign-${test}-b`, 'layan')
    await payload.db.updateOne({ collection: 'leads', id: again.id, data: { stage: 'new' } })
    expect([again.person, again.variant]).toEqual([lead.person, 'b'])
    await sendFrom(slug)
    const { storeVisits } = await import('../src/attribution/store-visits.ts')
    const counted = (side: string, count: number) => ({
      key: `book.${side}`,
      hour: '2026-11-21T20:00:00.000Z',
      path: `#${test}.${side}`,
      deviceClass: 'phone' as const,
      count,
    })
    const counts = [counted('a', 40), counted('b', 37)]
    await storeVisits(payload, { touches: [], counts, misses: [], searches: [] })
    const { readTest } = await import('../src/campaigns/read-test.ts')
    expect(await readTest(payload, test)).toEqual({
      a: { visits: 40, leads: 0 },
      b: { visits: 37, leads: 1 },
    })
  })

  it('tells Google the campaign’s value of a won lead that has none', async () => {
    const { slug } = await firstOf('campaigns')
    const lead = await sendFrom(slug)
    await payload.db.updateOne({ collection: 'leads', id: lead.id, data: { stage: 'won' } })
    const { wonLeads } = await import('../src/attribution/won-leads.ts')
    const won = await wonLeads(payload, { stage: 'won' } as never)
    expect(won.find(({ number }) => number === lead.number)).toMatchObject({
      value: 450,
      currency: 'SAR',
    })
  })

  it('counts the places that are left, without spam, and tells the feed when that changes', async () => {
    const { id, slug } = await firstOf('campaigns')
    await publish('campaigns', id, { places: 10 }, 'ar')
    const left = async () =>
      ((await read('campaign', 'campaigns/default', 'ar')) as { places: { left: number } }).places
    const before = (await left()).left
    const lead = await sendFrom(slug)
    expect(await left()).toEqual({ all: 10, left: before - 1 })
    const { announceDue } = await import('../src/content/feed/calendar.ts')
    const ask = async (after: number) =>
      (await (await studio.ask(`changes?after=${after}&hold=0`)).json()).data as {
        last: number
        changes: { tags: string[] }[]
      }
    const { last } = await ask(0)
    await announceDue(payload, new Date(Date.now() + 1_000))
    expect((await ask(last)).changes[0]?.tags).toContain(`campaign:${id}`)
    await payload.db.updateOne({ collection: 'leads', id: lead.id, data: { stage: 'spam' } })
    expect((await left()).left).toBe(before)
  })

  it('ends with a winner, whose words become the campaign in every language', async () => {
    const { id } = await firstOf('campaigns')
    await publish('campaigns', id, { test: { ...other.en } }, 'en')
    const { winnerEndpoint } = await import('../src/campaigns/winner.ts')
    const decide = async (role: string, side: string) => {
      const { createLocalReq } = await import('payload')
      const user = { id: 'x', collection: 'users', role }
      const req = await createLocalReq({ user: user as never }, payload)
      return winnerEndpoint.handler(Object.assign(req, { routeParams: { id, side } }))
    }
    expect((await decide('recruiter', 'b')).status).toBe(403)
    expect((await decide('editor', 'c')).status).toBe(404)
    await payload.update({
      collection: 'campaigns',
      id,
      locale: 'ar',
      draft: true,
      overrideAccess: true,
      data: { lead: 'لم يُنشر بعد' },
    })
    expect((await decide('editor', 'b')).status).toBe(409)
    await publish('campaigns', id, {}, 'ar')
    expect((await decide('editor', 'b')).status).toBe(200)
    for (const locale of ['ar', 'en'] as const) {
      const campaign = await read('campaign', 'campaigns/default', locale)
      expect(campaign).toMatchObject({ promise: other[locale].promise })
      expect(campaign).not.toHaveProperty('test')
    }
    expect((await decide('editor', 'b')).status).toBe(409)
  })
})
