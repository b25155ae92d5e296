/** Any number of services: made, published in each language by itself, renamed, and named by work, voices and leads. */
import { endpoints } from '@wajiha/contract'
import type { Payload, RequiredDataFromCollectionSlug } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { madeOf, mailsOf, storeSubmission, submissionOf } from './desk-help.ts'
import { rich } from './documents.ts'
import { openTestStudio, type TestStudio } from './open-test-studio.ts'

type Data = RequiredDataFromCollectionSlug<'services'>
type Locale = 'ar' | 'en'

let studio: TestStudio
let payload: Payload
const open = { collection: 'services', overrideAccess: true } as const
const three = ['web-applications', 'mobile-applications', 'digital-marketing']

beforeAll(async () => {
  studio = await openTestStudio('demo')
  payload = studio.payload
})
afterAll(() => studio?.close())

const arabic = (key: string, more: Partial<Data> = {}): Data => ({
  key,
  name: 'الهويّة والعلامة',
  title: 'علامةٌ تُعرف من بعيد.',
  lead: 'اسمٌ وشكلٌ ولونٌ وصوت، تتّفق كلّها.',
  summary: 'هويّةٌ تُقرأ بالعربيّة والإنجليزيّة.',
  offer: rich('نبدأ من الاسم.'),
  paper: 'ward',
  opening: { grid: '12', theta: 40 },
  ...more,
})
const english = {
  name: 'Brand identity',
  title: 'A mark known from afar.',
  lead: 'A name, a shape, a colour and a voice that agree.',
  summary: 'An identity that reads in Arabic and English.',
  offer: rich('We begin with the name.'),
}
const publish = (data: Data) =>
  payload.create({ ...open, locale: 'ar', data: { ...data, _status: 'published' } })
const change = (id: string, data: Partial<Data>, locale: Locale) =>
  payload.update({ ...open, id, locale, data: { ...data, _status: 'published' } })

async function dataAt(path: string, locale: Locale) {
  const answer = await studio.ask(path, { locale })
  return answer.status === 200 ? (await answer.json()).data : undefined
}
const keysIn = async (locale: Locale) =>
  endpoints.services.data.parse(await dataAt('services', locale)).map(({ key }) => key)
const redirects = async () =>
  (await payload.find({ collection: 'redirects', pagination: false, overrideAccess: true })).docs
    .filter(({ from }) => from.includes('/services/'))
    .map(({ from, to }) => `${from} ${to}`)
    .sort()
const mistakesOf = (saving: Promise<unknown>): Promise<string> =>
  saving.then(
    () => 'saved',
    (error: { data?: { errors?: { message: string }[] } }) =>
      (error.data?.errors ?? []).map(({ message }) => message).join(),
  )

describe('the move from keys to documents', () => {
  it('goes back and forth without a loss: whom work and voices belong to, grounds, headings', async () => {
    const all = ['services', 'projects', 'testimonials', ...three.map((key) => `services/${key}`)]
    const told = async () =>
      Promise.all(all.flatMap((path) => [dataAt(path, 'ar'), dataAt(path, 'en')]))
    const before = await told()
    const { up, down } = await import('../src/migrations/20261125_214828_any_number_of_services.ts')
    const { drizzle: db } = payload.db as never as { drizzle: never }
    const move = { db, payload, req: undefined as never }
    await down(move)
    await up(move)
    expect(before.flat().length).toBeGreaterThan(20)
    expect(await told()).toEqual(before)
  })
})

describe('a fourth service', () => {
  it('is listed after the three in the language it is published in, and in the other one later', async () => {
    expect(await keysIn('ar')).toEqual(three)
    const { id } = await publish(arabic('brand-identity'))
    expect(await keysIn('ar')).toEqual([...three, 'brand-identity'])
    expect(await keysIn('en')).toEqual(three)
    const told = endpoints.service.data.parse(await dataAt('services/brand-identity', 'ar'))
    expect(told).toMatchObject({ opening: { grid: 12, theta: 40 }, languages: ['ar'] })
    expect(told.words).toMatchObject({ offer: 'ما نقدّمه.', callTitle: 'عندك مشروعٌ في بالك؟' })
    await change(id, { ...english, words: { callTitle: 'Need a name?' } }, 'en')
    expect(await keysIn('en')).toEqual([...three, 'brand-identity'])
    const words = (await dataAt('services/brand-identity', 'en')).words
    expect(words).toMatchObject({ offer: 'What we offer.', callTitle: 'Need a name?' })
  })

  it('is named by work only in languages in which it stands, and lends its ground to the shared picture', async () => {
    const { id } = await publish(
      arabic('films', { name: 'الأفلام', opening: { grid: '6', theta: 30 } }),
    )
    const [work] = (
      await payload.find({
        collection: 'projects',
        locale: 'en',
        limit: 1,
        sort: 'order',
        depth: 0,
      })
    ).docs
    const services = [id, ...(work?.services ?? []).map(String)]
    const where = { id: { equals: work?.id } }
    for (const locale of ['ar', 'en'] as const)
      await payload.update({
        collection: 'projects',
        where,
        locale,
        overrideAccess: true,
        data: { services, _status: 'published' },
      })
    const read = async (locale: Locale) => {
      const cards = endpoints.projects.data.parse(await dataAt('projects', locale))
      const slug = cards.find((card) => card.id === work?.id)?.slug ?? ''
      return endpoints.project.data.parse(
        await dataAt(`projects/${encodeURIComponent(slug)}`, locale),
      )
    }
    expect(await read('ar')).toMatchObject({ opening: { grid: 6, theta: 30 } })
    expect((await read('ar')).services[0]).toBe('films')
    expect((await read('en')).services).not.toContain('films')
  })

  it('leaves a redirect in each language where its address changes, and none where it moves back', async () => {
    const { id } = await publish(arabic('prints'))
    await change(id, english, 'en')
    await change(id, { key: 'print-work' }, 'ar')
    expect(await redirects()).toEqual([
      '/en/services/prints /en/services/print-work',
      '/services/prints /services/print-work',
    ])
    expect(await dataAt('services/prints', 'ar')).toBeUndefined()
    await change(id, { key: 'prints' }, 'ar')
    expect(await redirects()).toEqual([
      '/en/services/print-work /en/services/prints',
      '/services/print-work /services/prints',
    ])
  })

  it.each([
    ['Brand Identity', /لاتينيّة صغيرة/],
    ['هوية', /لاتينيّة صغيرة/],
    ['x'.repeat(61), /ستّين|61|60/],
    ['other', /أمر آخر/],
    ['print-work', /تحويل/],
    ['brand-identity-design', /تحويل/],
    ['brand-identity', /./],
  ])('is told in a sentence why it may not be called %s', async (key, sentence) => {
    const said = await mistakesOf(publish(arabic(key)))
    expect(said).not.toBe('saved')
    expect(said).toMatch(sentence)
  })
})

describe('a message about a service', () => {
  const take = async (service: string) => {
    const { processSubmission } = await import('../src/desk/process-submission.ts')
    const row = await storeSubmission(payload, submissionOf({ answers: { service } }))
    expect(await processSubmission(payload, row)).toBe(true)
    const lead = await madeOf(payload, 'leads', row)
    const notice = (await mailsOf(payload, lead.id)).find(({ kind }) => kind === 'lead-notice')
    return { lead, notice: JSON.stringify(notice) }
  }

  it('becomes a lead that names it, in the notice, too, and goes on naming it under another key', async () => {
    const { id } = await publish(arabic('exhibitions', { name: 'المعارض' }))
    const { lead, notice } = await take('exhibitions')
    expect(lead).toMatchObject({ service: id, serviceKey: 'exhibitions' })
    expect(notice).toContain('المعارض')
    await change(id, { key: 'fairs' }, 'ar')
    const later = await payload.findByID({ collection: 'leads', id: lead.id, overrideAccess: true })
    expect(later.service).toMatchObject({ id, key: 'fairs' })
  })

  it('is a lead all the same when its service has another key by now, with what was asked for', async () => {
    const { lead, notice } = await take('exhibitions')
    expect(lead).toMatchObject({ service: null, serviceKey: 'exhibitions', stage: 'new' })
    expect(notice).toContain('exhibitions')
  })
})
