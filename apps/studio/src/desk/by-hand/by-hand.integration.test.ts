import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  deskOf,
  historyOf,
  madeOf,
  mailsOf,
  storeSubmission,
  submissionOf,
} from '../../../test/desk-help.ts'
import { openTestStudio, type TestStudio } from '../../../test/open-test-studio.ts'

let studio: TestStudio
let payload: Payload
let sales: Awaited<ReturnType<typeof deskOf>>
let processSubmission: typeof import('../process-submission.ts').processSubmission

beforeAll(async () => {
  studio = await openTestStudio()
  payload = studio.payload
  ;({ processSubmission } = await import('../process-submission.ts'))
  sales = await deskOf(payload, 'sales')
})
afterAll(() => studio?.close())

let last = 0
const entry = (more: object = {}) => {
  last += 1
  return {
    key: crypto.randomUUID(),
    name: 'نورة الشمّريّ',
    phone: `٠٥٠١٢٣٤${String(last).padStart(3, '0')}`,
    message: 'تريد متجرًا إلكترونيًّا قبل رمضان',
    way: 'call',
    basis: 'request',
    ...more,
  }
}
type Made = { id: string; number: number; earlier: string | null; isKnown: boolean }
const enter = async (body: object, language = 'ar') => {
  const answer = await sales.ask('leads/by-hand', 'POST', body, language)
  return { status: answer.status, made: (await answer.json()) as Made }
}
const read = (id: string) =>
  payload.findByID({ collection: 'leads', id, depth: 0, overrideAccess: true })

/** A press of the WhatsApp button, and before it a visit by an advertisement, where `consented`. */
async function press(reference: string, landingPageUrl: string, consented: boolean) {
  const { storeVisits } = await import('../../attribution/store-visits.ts')
  const visitor = crypto.randomUUID()
  const touch = (kind: 'visit' | 'whatsapp', minutesAgo: number, more: object) => ({
    id: crypto.randomUUID(),
    visitor,
    kind,
    locale: 'en' as const,
    deviceClass: 'phone' as const,
    ...(kind === 'whatsapp' ? { reference } : {}),
    visit: {
      timestamp: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
      utmParams: {},
      additionalInfo: { landingPageUrl },
      ...more,
    },
  })
  const visits = consented ? [touch('visit', 20, { clickIds: { gclid: 'Cj0KCQ-chat' } })] : []
  await storeVisits(payload, {
    touches: [...visits, touch('whatsapp', 10, {})],
    counts: [],
    misses: [],
    searches: [],
  })
  return visitor
}

describe('a lead that a colleague enters after a call', () => {
  it('gets number, person, clock, source and history like one of the site, and no receipt', async () => {
    const { status, made } = await enter(entry({ email: 'Noura@Example.com', company: 'رواق' }))
    expect(status).toBe(201)
    const lead = await read(made.id)
    expect(lead).toMatchObject({
      stage: 'new',
      number: made.number,
      phoneE164: expect.stringMatching(/^\+966501234\d{3}$/),
      emailNorm: 'noura@example.com',
      company: 'رواق',
      cameBy: 'call',
      form: null,
      owner: sales.user.id,
      consent: { basis: 'request', privacyAt: null },
      attribution: { channel: 'spoken', via: 'hand:call', touchCount: 1 },
    })
    expect(lead.person).toBeTruthy()
    expect(lead.dueAt).toBeTruthy()
    expect(lead.attribution?.why?.ar).toBe('مكالمة أو زيارة: سجّله زميل بعد مكالمة.')
    const [received] = await historyOf(payload, { lead: made.id })
    expect(received).toMatchObject({ type: 'received', from: 'call', actorName: sales.user.name })
    expect((await mailsOf(payload, made.id)).map(({ kind }) => kind)).not.toContain('lead-receipt')
  })

  it('is known again: the same person, linked with what they wrote before', async () => {
    const phoneE164 = '+966555000111'
    const row = await storeSubmission(payload, submissionOf({ answers: { phoneE164 } }))
    await processSubmission(payload, row)
    const before = await madeOf(payload, 'leads', row)
    const { made } = await enter(entry({ phone: '0555000111' }))
    expect(made.earlier).toBe(before.id)
    expect((await read(made.id)).person).toBe(before.person)
  })

  it('sent twice is one lead, also at once', async () => {
    const one = entry()
    const answers = await Promise.all([enter(one), enter(one)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 201])
    expect(answers[0]?.made.id).toBe(answers[1]?.made.id)
  })

  it('owes no answer where they were answered while they spoke', async () => {
    const { made } = await enter(entry({ isAnswered: true, channel: 'referral' }))
    const lead = await read(made.id)
    expect(lead).toMatchObject({ stage: 'contacted', attribution: { channel: 'referral' } })
    expect(lead.firstResponseAt).toBeTruthy()
  })

  it('says in the colleague’s words what is missing or wrong', async () => {
    const wrong = entry({ phone: '', name: '12345', way: 'pigeon', basis: undefined })
    for (const [language, sentence] of [
      ['ar', 'اكتب هاتفًا أو بريدًا، ليُجاب صاحبه'],
      ['en', 'Write a telephone number or an e-mail, so that they can be answered'],
    ] as const) {
      const answer = await sales.ask('leads/by-hand', 'POST', wrong, language)
      expect(answer.status).toBe(422)
      const { fields } = (await answer.json()) as { fields: Record<string, string> }
      expect(Object.keys(fields).sort()).toEqual(['basis', 'email', 'name', 'phone', 'way'])
      expect(fields.phone).toBe(sentence)
    }
  })

  it('is shown as such in reports and in what is told to advertisers', async () => {
    const { made } = await enter(entry({ isAnswered: true }))
    for (const data of [{ stage: 'qualified' }, { stage: 'won', value: 9_000 }])
      expect((await sales.ask(`leads/${made.id}`, 'PATCH', data)).status).toBe(200)
    const left = await (await sales.ask('conversions/left-out.csv', 'GET', undefined, 'en')).text()
    const line = left.split('\r\n').find((one) => one.startsWith(`${made.number},`))
    expect(line).toContain('Entered by hand after a call or a meeting')
    const report = await sales.ask('reports/leads-by-entry.csv')
    expect(await report.text()).toContain('مكالمة')
  })
})

describe('the reference of a chat', () => {
  it('typed, finds the visits of whoever agreed, and their lead has the story', async () => {
    const visitor = await press('K7Q2', '/en/services', true)
    const found = await sales.ask(`leads/chat/${encodeURIComponent('#k7q2')}`, 'GET')
    expect(await found.json()).toMatchObject({
      reference: 'K7Q2',
      locale: 'en',
      page: '/en/services',
      source: expect.stringContaining('gclid'),
    })
    const { made } = await enter(entry({ way: 'chat', reference: '‏#k7q2 ' }))
    expect(await read(made.id)).toMatchObject({
      cameBy: 'chat',
      locale: 'en',
      pageUrl: '/en/services',
      attribution: { channel: 'paid-search', gclid: 'Cj0KCQ-chat', visitor },
    })
  })

  it('twice leads to the same lead, and says so before', async () => {
    const { made } = await enter(entry({ way: 'chat', reference: 'K7Q2' }))
    expect(made.isKnown).toBe(true)
    const known = await (await sales.ask('leads/chat/K7Q2')).json()
    expect(known).toMatchObject({ lead: { id: made.id, number: made.number } })
  })

  it('whose lead was deleted for good is entered anew', async () => {
    await press('Q8RN', '/campaign/nowhere', true)
    const asked = entry({ way: 'chat', reference: 'Q8RN' })
    const { made } = await enter(asked)
    await payload.delete({ collection: 'leads', id: made.id, overrideAccess: true })
    const anew = await enter(asked)
    expect(anew).toMatchObject({ status: 201, made: { isKnown: false } })
    expect(anew.made.id).not.toBe(made.id)
    expect((await enter(asked)).made).toMatchObject({ id: anew.made.id, isKnown: true })
  })

  it('without consent gives the page and nothing of a visitor', async () => {
    await press('M4XZ', '/campaign/nowhere', false)
    const { made } = await enter(entry({ way: 'chat', reference: 'm4xz' }))
    expect(await read(made.id)).toMatchObject({
      pageUrl: '/campaign/nowhere',
      attribution: { channel: 'messaging', via: 'whatsapp:m4xz', visitor: null },
    })
  })

  it('that nobody was given is refused in words', async () => {
    const answer = await sales.ask('leads/chat/ZZZZ')
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('لا نعرف هذا المرجع')
    const entered = await sales.ask('leads/by-hand', 'POST', entry({ reference: 'ZZZZ' }), 'en')
    expect(entered.status).toBe(422)
    expect(await entered.text()).toContain('This reference is unknown')
  })
})
