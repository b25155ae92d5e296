import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  deskOf,
  historyOf,
  madeOf,
  mailsOf,
  storeSubmission,
  submissionOf,
} from '../../test/desk-help.ts'
import { type MailServer, startMailServer } from '../../test/mail-server.ts'
import { openTestStudio, type TestStudio } from '../../test/open-test-studio.ts'
import { bodyOf, headerOf, readMessage } from '../../test/read-message.ts'

let studio: TestStudio
let server: MailServer
let payload: Payload
let sales: Awaited<ReturnType<typeof deskOf>>
let processSubmission: typeof import('./process-submission.ts').processSubmission

beforeAll(async () => {
  studio = await openTestStudio()
  server = await startMailServer()
  payload = studio.payload
  ;({ processSubmission } = await import('./process-submission.ts'))
  sales = await deskOf(payload, 'sales')
})
afterAll(async () => {
  await server?.close()
  await studio?.close()
})

async function lead(more: Parameters<typeof submissionOf>[0] = {}) {
  const row = await storeSubmission(payload, submissionOf(more))
  await processSubmission(payload, row)
  return madeOf(payload, 'leads', row)
}
const read = (id: string) =>
  payload.findByID({ collection: 'leads', id, depth: 0, overrideAccess: true })

async function sendAll() {
  const { sendDueMail } = await import('../mail/send-due.ts')
  const { smtpTransport } = await import('../mail/transport.ts')
  await sendDueMail({
    payload,
    transport: smtpTransport(server.url),
    from: async () => ({ name: 'بِركار', email: 'hello@birkar.example' }),
    now: () => new Date(),
  })
}
const answer = (id: string, more: object = {}, language = 'ar') =>
  sales.ask(
    `leads/${id}/answers`,
    'POST',
    {
      key: crypto.randomUUID(),
      locale: 'ar',
      subject: 'بشأن طلبك',
      text: 'أهلًا سارة،\n\nهل يناسبك الأحد؟',
      ...more,
    },
    language,
  )

describe('an answer by mail', () => {
  it('offers templates filled with the lead’s values, in both languages', async () => {
    const { id, number } = await lead()
    const { templates } = await (await sales.ask(`leads/${id}/answers`)).json()
    expect(templates).toHaveLength(3)
    expect(templates[0].words.ar.text).toContain('أهلًا سارة العتيبي،')
    expect(templates[0].words.en.text).toContain('Hello سارة العتيبي,')
    expect(templates[2].words.en.text).toContain(`mention number ${number}`)
    expect(JSON.stringify(templates)).not.toContain('{{')
  })

  it('does not leave with a name in braces that nobody filled in', async () => {
    const { id } = await lead({ answers: { email: 'sara@braces.example' } })
    for (const more of [{ subject: 'عن {{service}}' }, { text: 'أهلًا {{ name }}' }]) {
      const refused = await answer(id, more)
      expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('{{')])
    }
    expect(await mailsOf(payload, id)).not.toContainEqual(
      expect.objectContaining({ kind: 'lead-answer' }),
    )
  })

  it('offers the house’s own templates once it has any', async () => {
    const own = {
      title: 'موعد',
      subject: 'موعد لـ{{name}}',
      body: 'مرحبًا {{name}} من {{colleague}}',
    }
    const options = { slug: 'desk', locale: 'ar', overrideAccess: true } as const
    await payload.updateGlobal({ ...options, data: { answerTemplates: [own] } })
    const { id } = await lead()
    const { templates } = await (await sales.ask(`leads/${id}/answers`)).json()
    expect(templates).toHaveLength(1)
    expect(templates[0].words.ar).toEqual({
      subject: 'موعد لـسارة العتيبي',
      text: `مرحبًا سارة العتيبي من ${sales.user.name}`,
    })
    await payload.updateGlobal({ ...options, data: { answerTemplates: [] } })
  })

  it('reaches the customer, leads back to the colleague, stands in the story and stops the clock', async () => {
    const { id } = await lead({ answers: { email: 'sara@customer.example' } })
    const key = crypto.randomUUID()
    for (const status of [201, 201]) expect((await answer(id, { key })).status).toBe(status)
    await sendAll()
    const mine = server.delivered.filter(({ to }) => to === 'sara@customer.example')
    const mails = await Promise.all(mine.map(({ raw }) => readMessage(raw)))
    const answers = mails.filter((mail) => String(headerOf(mail, 'subject')).includes('بشأن طلبك'))
    expect(answers).toHaveLength(1)
    const [mail] = answers
    if (!mail) throw new Error('No answer was delivered')
    expect(headerOf(mail, 'reply-to')).toContain(sales.user.email)
    expect(headerOf(mail, 'auto-submitted') ?? '').not.toContain('auto')
    expect(bodyOf(mail, 'text/html')).toMatch(/<html[^>]* dir="rtl"/)
    expect(bodyOf(mail, 'text/plain')).toContain('هل يناسبك الأحد؟')
    const after = await read(id)
    expect(after.stage).toBe('contacted')
    expect(after.firstResponseAt).toBeTruthy()
    const told = (await historyOf(payload, { lead: id })).filter(({ type }) => type === 'mail')
    expect(told).toMatchObject([{ to: 'mail-answered', from: key, actorName: sales.user.name }])
    expect(told[0]?.note).toBe('بشأن طلبك\n\nأهلًا سارة،\n\nهل يناسبك الأحد؟')
    const query = `outbox?where[or][0][key][like]=${key}&depth=0`
    const { docs } = await (await sales.ask(query)).json()
    expect(docs).toMatchObject([{ state: 'sent', kind: 'lead-answer' }])
  })

  it('goes in English to whoever wrote in English, and back to the agency where the house says so', async () => {
    await payload.updateGlobal({
      slug: 'desk',
      data: { answersReplyTo: 'agency', answerMoves: false },
      overrideAccess: true,
    })
    const { id } = await lead({ locale: 'en', answers: { email: 'ann@customer.example' } })
    expect((await answer(id, { locale: 'en', subject: 'Hello', text: 'Yes.' })).status).toBe(201)
    const sent = (await mailsOf(payload, id)).find(({ kind }) => kind === 'lead-answer')
    expect(sent?.html).toMatch(/<html[^>]* dir="ltr"/)
    expect(sent?.replyTo).not.toBe(sales.user.email)
    const after = await read(id)
    expect([after.stage, Boolean(after.firstResponseAt)]).toEqual(['new', true])
    await payload.updateGlobal({
      slug: 'desk',
      data: { answersReplyTo: 'colleague', answerMoves: true },
      overrideAccess: true,
    })
  })

  it('is refused in words without text, without an address and from the tray', async () => {
    const { id } = await lead()
    expect(await (await answer(id, { text: ' ' })).text()).toContain('اكتب العنوان والجواب')
    const mute = await lead({
      answers: { email: undefined, emailNorm: undefined, phoneE164: '+966500000071' },
    } as never)
    const none = await answer(mute.id, {}, 'en')
    expect([none.status, await none.text()]).toEqual([409, expect.stringContaining('No e-mail')])
    const spam = await lead({ quarantine: { score: 90, reasons: ['trap'] } })
    expect((await answer(spam.id)).status).toBe(409)
    const kinds = (await mailsOf(payload, spam.id)).map(({ kind }) => kind)
    expect(kinds).not.toContain('lead-answer')
  })

  it('is for those alone who work with leads', async () => {
    const { id } = await lead()
    const editor = await deskOf(payload, 'editor')
    expect((await editor.ask(`leads/${id}/answers`)).status).toBe(404)
    expect((await editor.ask(`leads/${id}/answers`, 'POST', {})).status).toBe(404)
  })
})

describe('tags', () => {
  it('are kept once however they are written, offered, and filter the list', async () => {
    const { id } = await lead()
    const tags = ['متجر', ' #مَتجر ', 'Ramadan']
    expect((await sales.ask(`leads/${id}`, 'PATCH', { tags })).status).toBe(200)
    expect((await read(id)).tags).toEqual(['متجر', 'Ramadan'])
    const offered = await (await sales.ask('leads/tags')).json()
    expect(offered.tags).toEqual(expect.arrayContaining(['متجر', 'Ramadan']))
    const where = `where[tags][equals]=${encodeURIComponent('متجر')}&depth=0`
    const { docs } = await (await sales.ask(`leads?${where}`)).json()
    expect(docs.map((one: { id: string }) => one.id)).toEqual([id])
    const editor = await deskOf(payload, 'editor')
    expect((await editor.ask('leads/tags')).status).toBe(403)
  })
})

describe('two leads of one person', () => {
  const visit = {
    timestamp: new Date(Date.now() - 3_600_000).toISOString(),
    utmParams: {},
    clickIds: { gclid: 'Cj0KCQ-merge' },
    additionalInfo: { landingPageUrl: '/services' },
  }
  const byHand = async (phone: string) => {
    const body = {
      key: crypto.randomUUID(),
      name: 'سارة',
      phone,
      message: 'اتّصلت تسأل عن العرض',
      way: 'call',
      basis: 'request',
    }
    return (await (await sales.ask('leads/by-hand', 'POST', body)).json()) as {
      id: string
      number: number
    }
  }
  const merge = (stays: string, goes: string, language = 'ar') =>
    sales.ask(`leads/${stays}/merge`, 'POST', { other: goes }, language)

  it('become one: reach, visits, tags, person; the other leads to it, and nothing is lost', async () => {
    const form = await lead({
      touches: [visit],
      answers: {
        email: 'merge@customer.example',
        emailNorm: 'merge@customer.example',
        message: 'نريد متجرًا',
      },
    })
    await sales.ask(`leads/${form.id}/notes`, 'POST', { note: 'ميزانيّته كبيرة' })
    await sales.ask(`leads/${form.id}`, 'PATCH', { tags: ['متجر'] })
    const call = await byHand('0500000881')
    const found = await (await sales.ask(`leads/${call.id}/same?number=${form.number}`)).json()
    expect(found.leads.map((one: { id: string }) => one.id)).toEqual([form.id])
    expect((await merge(call.id, form.id)).status).toBe(200)

    const kept = await read(call.id)
    expect(kept).toMatchObject({
      stage: 'new',
      phoneE164: '+966500000881',
      emailNorm: 'merge@customer.example',
      tags: ['متجر'],
      message: 'اتّصلت تسأل عن العرض',
      consent: { basis: 'request', privacyAt: expect.any(String) },
      attribution: { channel: 'paid-search', gclid: 'Cj0KCQ-merge' },
    })
    const gone = await read(form.id)
    expect(gone).toMatchObject({
      stage: 'duplicate',
      mergedInto: call.id,
      message: 'نريد متجرًا',
      person: kept.person,
    })
    const person = await payload.findByID({
      collection: 'people',
      id: String(kept.person),
      depth: 0,
      overrideAccess: true,
    })
    expect(person.phones).toEqual(['+966500000881'])
    expect(person.emails).toEqual(['merge@customer.example'])
    const story = await (
      await sales.ask(
        `activities?where[or][0][lead][equals]=${call.id}&where[or][1][lead.mergedInto][equals]=${call.id}&limit=100`,
      )
    ).json()
    const notes = story.docs.map(({ note }: { note?: string }) => note)
    expect(notes).toContain('ميزانيّته كبيرة')
    const told = await historyOf(payload, { lead: form.id })
    expect(told.at(-1)).toMatchObject({
      type: 'merged',
      from: `#${form.number}`,
      to: `#${call.number}`,
    })
    const audit = await payload.find({
      collection: 'audit-log',
      where: { and: [{ act: { equals: 'merge' } }, { subjectId: { equals: call.id } }] },
      overrideAccess: true,
    })
    expect(audit.docs).toMatchObject([{ detail: `#${form.number} → #${call.number}` }])
  })

  it('go on from where the further one had come', async () => {
    const [stays, goes] = [await byHand('0500000884'), await byHand('0500000884')]
    for (const stage of ['contacted', 'qualified', 'proposal'])
      await sales.ask(`leads/${goes.id}`, 'PATCH', { stage })
    const { firstResponseAt } = await read(goes.id)
    expect((await merge(stays.id, goes.id)).status).toBe(200)
    expect(await read(stays.id)).toMatchObject({ stage: 'proposal', firstResponseAt })
    const given = await byHand('0500000885')
    const fresh = await byHand('0500000885')
    await sales.ask(`leads/${given.id}`, 'PATCH', { stage: 'lost', lostReason: 'price' })
    expect((await merge(given.id, fresh.id)).status).toBe(200)
    expect(await read(given.id)).toMatchObject({ stage: 'new', lostReason: null })
  })

  it('lead on to the last one, over several merges', async () => {
    const [first, second, third] = [
      await byHand('0500000882'),
      await byHand('0500000882'),
      await byHand('0500000882'),
    ]
    expect((await merge(second.id, first.id)).status).toBe(200)
    expect((await merge(third.id, second.id)).status).toBe(200)
    expect((await read(first.id)).mergedInto).toBe(third.id)
  })

  it('are refused in words where it cannot be, and a merged one stays where it is', async () => {
    const one = await byHand('0500000883')
    const other = await lead()
    expect(await (await merge(one.id, one.id)).text()).toContain('لا يُدمج العميل في نفسه')
    await sales.ask(`leads/${other.id}`, 'PATCH', { stage: 'qualified' })
    await sales.ask(`leads/${other.id}`, 'PATCH', { stage: 'won', value: 5 })
    const won = await merge(one.id, other.id, 'en')
    expect([won.status, await won.text()]).toEqual([409, expect.stringContaining('was won')])
    expect((await merge(other.id, one.id)).status).toBe(200)
    const again = await merge(other.id, one.id)
    expect(await again.text()).toContain('مدموج من قبل')
    const moved = await sales.ask(`leads/${one.id}`, 'PATCH', { stage: 'new' })
    expect([moved.status, await moved.text()]).toEqual([400, expect.stringContaining('دُمج هذا')])
    const editor = await deskOf(payload, 'editor')
    expect((await editor.ask(`leads/${other.id}/merge`, 'POST', {})).status).toBe(403)
  })
})
