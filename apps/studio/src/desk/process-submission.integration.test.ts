import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { historyOf, madeOf, mailsOf, storeSubmission, submissionOf } from '../../test/desk-help.ts'
import { openTestStudio, type TestStudio } from '../../test/open-test-studio.ts'

let studio: TestStudio
let payload: Payload
let processSubmission: typeof import('./process-submission.ts').processSubmission
let sweep: typeof import('./sweep.ts').sweep

beforeAll(async () => {
  studio = await openTestStudio()
  payload = studio.payload
  ;({ processSubmission } = await import('./process-submission.ts'))
  ;({ sweep } = await import('./sweep.ts'))
  await payload.updateGlobal({
    slug: 'desk',
    data: { leadRecipients: [{ email: 'desk@wajiha.example' }] },
    overrideAccess: true,
  })
})
afterAll(() => studio?.close())

const take = async (more: Parameters<typeof submissionOf>[0] = {}) => {
  const submission = submissionOf(more)
  const row = await storeSubmission(payload, submission)
  expect(await processSubmission(payload, row)).toBe(true)
  return { submission, row }
}
const count = async (collection: 'leads' | 'people' | 'activities' | 'outbox') =>
  (await payload.count({ collection, overrideAccess: true })).totalDocs

describe('a message', () => {
  it('becomes a lead with its number, its clock, its consent and its mails', async () => {
    const more = { pageUrl: '/contact?x=1', uaFamily: 'Chrome', consentAds: true } as const
    const { submission, row } = await take(more)
    const lead = await madeOf(payload, 'leads', row)
    expect(lead).toMatchObject({
      stage: 'new',
      number: 1,
      name: 'سارة العتيبي',
      emailNorm: submission.answers.emailNorm,
      reference: submission.reference,
      pageUrl: '/contact?x=1',
      createdAt: submission.receivedAt,
      consent: {
        privacyAt: submission.receivedAt,
        textVersion: '2026-11',
        locale: 'ar',
        adsAt: submission.receivedAt,
        marketingAt: null,
      },
    })
    expect(Date.parse(lead.dueAt ?? '')).toBe(Date.parse(submission.receivedAt) + 4 * 3_600_000)
    expect(lead.person).toBeTruthy()
    const history = await historyOf(payload, { lead: lead.id })
    expect(history.map(({ type, to, actor }) => [type, to, actor])).toEqual([
      ['received', 'new', null],
    ])
    const kinds = (await mailsOf(payload, lead.id)).map(({ kind, to }) => [kind, to])
    expect(kinds).toEqual([
      ['lead-notice', 'desk@wajiha.example'],
      ['lead-receipt', submission.answers.email],
    ])
  })

  it('keeps how and when its writer wants to be answered, and says so in the notice', async () => {
    const { row } = await take({ answers: { replyBy: 'whatsapp', replyWhen: 'evening' } })
    const lead = await madeOf(payload, 'leads', row)
    expect(lead).toMatchObject({ replyBy: 'whatsapp', replyWhen: 'evening' })
    const [notice] = await mailsOf(payload, lead.id)
    expect(JSON.stringify(notice)).toContain('بواتساب')
    expect(JSON.stringify(notice)).toContain('مساءً')
  })

  it('gives away a hash of its writer only where they allowed it', async () => {
    const { wonLeads } = await import('../attribution/won-leads.ts')
    const { readSettings } = await import('../attribution/settings.ts')
    const { conversion } = await readSettings(payload)
    const rows = [await take({ consentAds: true }), await take()]
    for (const { row } of rows) {
      const { id } = await madeOf(payload, 'leads', row)
      for (const stage of ['contacted', 'qualified', 'won'] as const)
        await payload.update({
          ...({ collection: 'leads', id, overrideAccess: true } as const),
          data: { stage, value: 9_000 },
        })
    }
    const allowed = (await wonLeads(payload, conversion)).map(({ emailNorm, adsAllowedAt }) => [
      emailNorm,
      adsAllowedAt,
    ])
    const [yes, no] = rows.map(({ submission }) => submission)
    expect(allowed).toContainEqual([yes?.answers.emailNorm, yes?.receivedAt])
    expect(allowed).toContainEqual([no?.answers.emailNorm, null])
  })

  it('arrives also when it is about something else than a service we name', async () => {
    const { row } = await take({ answers: { service: 'other', branch: 'nowhere' } })
    const lead = await madeOf(payload, 'leads', row)
    expect(lead).toMatchObject({ serviceKey: 'other', service: null, branch: null })
    expect(await mailsOf(payload, lead.id)).toHaveLength(2)
  })

  it('of a Thursday in Ramadan is due on Sunday, because its branch is closed on Friday', async () => {
    const ramadan = { from: '2027-02-08', to: '2027-03-09', opens: '10:00', closes: '16:00' }
    await payload.create({
      collection: 'branches',
      data: {
        key: 'riyadh',
        name: 'الرياض',
        address: { street: 'شارع المِداد', locality: 'الرياض', country: 'SA' },
        timeZone: 'Asia/Riyadh',
        hours: [7, 1, 2, 3, 4].map((day) => ({ day, opens: '09:00', closes: '17:00' })),
        specialHours: [{ ...ramadan, label: 'رمضان ١٤٤٨' }],
        _status: 'published',
      },
      locale: 'ar',
      overrideAccess: true,
    })
    // 15:00 in Riyadh: one of the four hours passes on Thursday, three on Sunday from ten o'clock.
    const receivedAt = '2027-02-11T12:00:00.000Z'
    const { row } = await take({ receivedAt, answers: { branch: 'riyadh' } })
    const { dueAt } = await madeOf(payload, 'leads', row)
    await payload.delete({ collection: 'branches', where: {}, overrideAccess: true })
    expect(dueAt).toBe('2027-02-14T10:00:00.000Z')
  })

  it('is taken in once, however often and by however many', async () => {
    const row = await storeSubmission(payload, submissionOf())
    const before = await Promise.all((['leads', 'activities', 'outbox'] as const).map(count))
    const did = await Promise.all(Array.from({ length: 6 }, () => processSubmission(payload, row)))
    expect(did.filter(Boolean)).toHaveLength(1)
    expect(await processSubmission(payload, row)).toBe(false)
    const after = await Promise.all((['leads', 'activities', 'outbox'] as const).map(count))
    expect(after.map((now, index) => now - (before[index] ?? 0))).toEqual([1, 1, 2])
  })

  it('finds what the site named by key: service, branch, campaign, card and its holder', async () => {
    const owner = await payload.create({
      collection: 'users',
      data: { email: 'o@wajiha.example', password: 'كلمة طويلة جدًّا', name: 'سلمى', role: 'sales' },
      overrideAccess: true,
    })
    const card = await payload.db.create({
      collection: 'cards',
      data: { key: 'salma', publicCode: 'K7Q2', uid: 'u', state: 'active', owner: owner.id },
      req: {} as never,
    } as never)
    const { row } = await take({ form: 'exchange', answers: { card: 'K7Q2' } })
    expect(await madeOf(payload, 'leads', row)).toMatchObject({
      form: 'exchange',
      card: (card as { id: string }).id,
      owner: owner.id,
    })
  })
})

describe('a person', () => {
  it('is one for the same telephone or the same e-mail, with all their names', async () => {
    const first = await take({ answers: { phoneE164: '+966501234567', name: 'ندى' } })
    const second = await take({ answers: { phoneE164: '+966501234567', name: 'ندى الحربي' } })
    const emailNorm = second.submission.answers.emailNorm
    const third = await take({ answers: { emailNorm, email: emailNorm, name: 'Nada' } })
    const leads = await Promise.all(
      [first, second, third].map(({ row }) => madeOf(payload, 'leads', row)),
    )
    expect(new Set(leads.map(({ person }) => person)).size).toBe(1)
    expect(leads.map(({ earlier }) => earlier)).toEqual([null, leads[0]?.id, leads[1]?.id])
    expect(leads.map(({ stage }) => stage)).toEqual(['new', 'new', 'new'])
    const person = await payload.findByID({
      collection: 'people',
      id: String(leads[0]?.person),
      overrideAccess: true,
    })
    expect(person).toMatchObject({ name: 'Nada', names: ['ندى', 'ندى الحربي', 'Nada'] })
    expect(person.leads?.docs).toHaveLength(3)
  })

  it('who writes after more than ninety days is the same, and not a duplicate', async () => {
    const receivedAt = new Date(Date.now() - 91 * 86_400_000).toISOString()
    const answers = { phoneE164: '+966551112223' }
    const first = await madeOf(payload, 'leads', (await take({ receivedAt, answers })).row)
    const second = await madeOf(payload, 'leads', (await take({ answers })).row)
    expect(second).toMatchObject({ person: first.person, earlier: null })
  })

  it('is not made twice when two messages arrive at once', async () => {
    const answers = { phoneE164: '+201001234567' }
    const rows = await Promise.all(
      Array.from({ length: 5 }, () => storeSubmission(payload, submissionOf({ answers }))),
    )
    await Promise.all(rows.map((row) => processSubmission(payload, row)))
    const leads = await Promise.all(rows.map((row) => madeOf(payload, 'leads', row)))
    expect(new Set(leads.map(({ person }) => person)).size).toBe(1)
  })

  it('without telephone and e-mail is nobody else', async () => {
    const answers = { email: undefined, emailNorm: undefined } as never
    const [one, other] = [await take({ answers }), await take({ answers })]
    const people = await Promise.all([one, other].map(({ row }) => madeOf(payload, 'leads', row)))
    expect(people[0]?.person).not.toBe(people[1]?.person)
  })
})

describe('numbers', () => {
  it('have no gap, also when a message fails half-way', async () => {
    const rows = await Promise.all(
      Array.from({ length: 8 }, () => storeSubmission(payload, submissionOf())),
    )
    const broken = submissionOf()
    const bad = await storeSubmission(payload, broken)
    await payload.db.drizzle.execute(
      `update submissions set payload = jsonb_set(payload, '{answers,budget}', '"none"') where id = '${bad}'` as never,
    )
    await expect(processSubmission(payload, bad)).rejects.toThrow()
    await Promise.all(rows.map((row) => processSubmission(payload, row)))
    const { docs } = await payload.find({
      collection: 'leads',
      limit: 0,
      depth: 0,
      overrideAccess: true,
    })
    const numbers = docs.map(({ number }) => number ?? 0).sort((one, other) => one - other)
    expect(numbers).toEqual(numbers.map((_, index) => index + 1))
    const row = await payload.findByID({ collection: 'submissions', id: bad, overrideAccess: true })
    expect(row).toMatchObject({ processTries: 1, processedAt: null })
    expect(row.processError).toBeTruthy()
    await payload.delete({ collection: 'submissions', id: bad, overrideAccess: true })
  })
})

describe('the sweep', () => {
  it('takes in what waits, oldest first, and leaves nothing for two at once to do twice', async () => {
    const rows = await Promise.all(
      Array.from({ length: 12 }, () => storeSubmission(payload, submissionOf())),
    )
    const taken = await Promise.all([sweep(payload), sweep(payload), sweep(payload)])
    expect(taken.reduce((sum, one) => sum + one, 0)).toBe(12)
    for (const row of rows) await madeOf(payload, 'leads', row)
    expect(await sweep(payload)).toBe(0)
  })
})

describe('a newsletter wish and an application', () => {
  it('do not become leads', async () => {
    const before = await count('leads')
    const { submission } = await take({ form: 'subscribe' })
    const { row } = await take({
      form: 'apply',
      answers: { experience: 3, links: ['https://a.example'] },
    })
    expect(await count('leads')).toBe(before)
    const application = await madeOf(payload, 'applications', row)
    expect(application).toMatchObject({ number: 1, stage: 'received', experience: 3 })
    const { totalDocs } = await payload.count({
      collection: 'subscribers',
      where: { email: { equals: submission.answers.email } },
      overrideAccess: true,
    })
    expect(totalDocs).toBe(1)
  })
})
