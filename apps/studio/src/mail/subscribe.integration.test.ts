import { sql } from '@payloadcms/db-postgres'
import type { Submission, SubscriptionAction, SubscriptionOutcome } from '@wajiha/contract'
import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestStudio, type TestStudio } from '../../test/open-test-studio.ts'
import { poolOf } from '../platform/database/statements.ts'

let studio: TestStudio
let payload: Payload
const serviceKey = 'for-tests-only-service-key-0123456789'
const reportsKey = 'for-tests-only-reports-key-0123456789'

beforeAll(async () => {
  process.env.SERVICE_KEY = serviceKey
  process.env.MAIL_REPORTS_KEY = reportsKey
  process.env.BOUNCE_ADDRESS = 'bounces@birkar.example'
  studio = await openTestStudio()
  payload = studio.payload
})
afterAll(() => studio?.close())

function submission(email: string, more: Partial<Submission> = {}): Submission {
  const id = crypto.randomUUID()
  return {
    id,
    idempotencyKey: `d:${id}`,
    reference: 'ref00001',
    form: 'subscribe',
    receivedAt: '2026-11-21T08:00:00.000Z',
    locale: 'ar',
    answers: { email, emailNorm: email.toLowerCase() },
    consentVersion: '2026-11',
    ipTrunc: '203.0.113.0',
    touches: [],
    quarantine: { score: 0, reasons: [] },
    ...more,
  }
}

async function receive(sent: Submission, now?: Date) {
  const { receiveSubscription } = await import('./subscribe.ts')
  await receiveSubscription(await createLocalReq({}, payload), sent, now)
}

async function mailsTo(to: string) {
  const { docs } = await payload.find({
    collection: 'outbox',
    where: { to: { equals: to } },
    sort: 'createdAt',
  })
  return docs
}

/** The database dates its rows itself; a test that plays with the clock dates them again. */
const date = ({ id }: Submission, at: Date) =>
  poolOf(payload).execute(
    sql`update outbox set created_at = ${at.toISOString()} where key = ${`subscription-confirm:${id}`}`,
  )

async function subscriberOf(email: string) {
  const where = { emailNorm: { equals: email } }
  return (await payload.find({ collection: 'subscribers', where })).docs[0]
}

const headerOf = (mail: { headers?: unknown } | undefined) =>
  (mail?.headers as Record<string, string> | undefined)?.['List-Unsubscribe']

const tokenIn = (text: string | null | undefined, page: string) =>
  new RegExp(`/newsletter/${page}\\?token=([\\w.-]+)`).exec(text ?? '')?.[1] ?? ''

async function decide(action: SubscriptionAction): Promise<SubscriptionOutcome> {
  const answer = await studio.ask('subscriptions', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${serviceKey}` },
    body: JSON.stringify(action),
  })
  expect(answer.status).toBe(200)
  const { data } = (await answer.json()) as { data: { outcome: SubscriptionOutcome } }
  return data.outcome
}

describe('a wish for the newsletter', () => {
  it('is asked once more by mail, and counts only when it is confirmed', async () => {
    await receive(submission('sara@example.com'))
    expect(await subscriberOf('sara@example.com')).toMatchObject({
      state: 'pending',
      locale: 'ar',
      consent: { textVersion: '2026-11', ipTrunc: '203.0.113.0' },
    })
    const [mail] = await mailsTo('sara@example.com')
    expect(mail?.headers).toMatchObject({
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'List-Unsubscribe': expect.stringMatching(/^<http\S+\/newsletter\/unsubscribe\?token=\S+>$/),
    })
    const token = tokenIn(mail?.text, 'confirm')
    expect(await decide({ action: 'confirm', token })).toBe('confirmed')
    expect(await subscriberOf('sara@example.com')).toMatchObject({ state: 'confirmed' })
    expect(await decide({ action: 'confirm', token })).toBe('already')
    const [, welcome] = await mailsTo('sara@example.com')
    expect(welcome?.kind).toBe('subscription-welcome')
    expect(await mailsTo('sara@example.com')).toHaveLength(2)
  })

  it('keeps no token that could be used, only its hash', async () => {
    await receive(submission('hash@example.com'))
    const token = tokenIn((await mailsTo('hash@example.com'))[0]?.text, 'confirm')
    const row = JSON.stringify(await subscriberOf('hash@example.com'))
    expect(row).toMatch(/"tokenHash":"[a-f0-9]{64}"/)
    expect(row).not.toContain(token)
  })

  it('asks one address once in ten minutes and three times a day at most', async () => {
    const start = Date.now()
    const counts: number[] = []
    for (const minutes of [0, 1, 9, 11, 12, 22, 33, 44, 1_441]) {
      const at = new Date(start + minutes * 60_000)
      const sent = submission('often@example.com')
      await receive(sent, at)
      await date(sent, at)
      counts.push((await mailsTo('often@example.com')).length)
    }
    expect(counts).toEqual([1, 1, 1, 2, 2, 3, 3, 3, 4])
  })

  it('counts spellings of one mailbox together', async () => {
    const spelt = ['a.lina@gmail.com', 'al.ina+x@gmail.com', 'Alina@googlemail.com']
    for (const email of spelt) await receive(submission(email))
    const counts = await Promise.all(spelt.map(async (to) => (await mailsTo(to)).length))
    expect(counts).toEqual([1, 0, 0])
  })

  it('is one mail however often its submission is processed', async () => {
    const sent = submission('twice@example.com')
    await receive(sent)
    await receive(sent, new Date(Date.now() + 3_600_000))
    expect(await mailsTo('twice@example.com')).toHaveLength(1)
  })

  it('tells nobody whether an address was known, and sends no mail to whoever is on the list', async () => {
    const sent = submission('known@example.com')
    await receive(sent)
    const token = tokenIn((await mailsTo('known@example.com'))[0]?.text, 'confirm')
    await decide({ action: 'confirm', token })
    await receive(submission('known@example.com'), new Date(Date.now() + 3_600_000))
    const kinds = (await mailsTo('known@example.com')).map(({ kind }) => kind)
    expect(kinds).toEqual(['subscription-confirm', 'subscription-welcome'])
  })
})

describe('a link', () => {
  it('that is forged, cut or of another kind does nothing', async () => {
    await receive(submission('forged@example.com'))
    const [mail] = await mailsTo('forged@example.com')
    const token = tokenIn(mail?.text, 'confirm')
    const changed = `${token.slice(0, -2)}${token.endsWith('A') ? 'BB' : 'AA'}`
    expect(await decide({ action: 'confirm', token: changed })).toBe('unknown')
    expect(await decide({ action: 'confirm', token: token.slice(0, 60) })).toBe('unknown')
    expect(await decide({ action: 'unsubscribe', token })).toBe('unknown')
    expect(await decide({ action: 'confirm', token: 'x'.repeat(300) })).toBe('unknown')
    expect((await subscriberOf('forged@example.com'))?.state).toBe('pending')
  })

  it('holds seventy-two hours, and only the newest does', async () => {
    const { decideSubscription } = await import('./decide-subscription.ts')
    await receive(submission('late@example.com'))
    const first = tokenIn((await mailsTo('late@example.com'))[0]?.text, 'confirm')
    const at = async (hours: number, token: string) =>
      decideSubscription(
        await createLocalReq({}, payload),
        { action: 'confirm', token },
        new Date(Date.now() + hours * 3_600_000),
      )
    expect(await at(73, first)).toBe('expired')
    await receive(submission('late@example.com'), new Date(Date.now() + 3_600_000))
    const second = tokenIn((await mailsTo('late@example.com')).at(-1)?.text, 'confirm')
    expect(second).not.toBe(first)
    expect(await at(1, first)).toBe('expired')
    expect(await at(71, second)).toBe('confirmed')
  })

  it('unsubscribes without a login, for good: an old confirmation cannot undo it', async () => {
    await receive(submission('leaves@example.com'))
    const [mail] = await mailsTo('leaves@example.com')
    const confirm = tokenIn(mail?.text, 'confirm')
    const header = headerOf(mail)
    const token = tokenIn(header, 'unsubscribe')
    await decide({ action: 'confirm', token: confirm })
    expect(await decide({ action: 'choose', token, locale: 'en' })).toBe('chosen')
    expect((await subscriberOf('leaves@example.com'))?.locale).toBe('en')
    expect(await decide({ action: 'unsubscribe', token })).toBe('unsubscribed')
    expect(await decide({ action: 'unsubscribe', token })).toBe('unsubscribed')
    expect(await decide({ action: 'confirm', token: confirm })).toBe('expired')
    expect(await decide({ action: 'choose', token, locale: 'ar' })).toBe('unsubscribed')
    expect((await subscriberOf('leaves@example.com'))?.state).toBe('unsubscribed')
  })

  it('lets who comes back at once be asked at once, and then rests', async () => {
    const counts: number[] = []
    const wish = async () => {
      await receive(submission('returns@example.com'))
      const mails = await mailsTo('returns@example.com')
      counts.push(mails.length)
      return mails
    }
    const [mail] = await wish()
    await decide({ action: 'confirm', token: tokenIn(mail?.text, 'confirm') })
    await decide({ action: 'unsubscribe', token: tokenIn(headerOf(mail), 'unsubscribe') })
    const again = (await wish()).find(({ id, kind }) => id !== mail?.id && kind === mail?.kind)
    await wish()
    // Asked, welcomed, asked again; the third wish finds an open link.
    expect(counts).toEqual([1, 3, 3])
    expect(await decide({ action: 'confirm', token: tokenIn(again?.text, 'confirm') })).toBe(
      'confirmed',
    )
  })

  it('on the confirmation mail itself ends a wish that nobody had', async () => {
    await receive(submission('stranger@example.com'))
    const [mail] = await mailsTo('stranger@example.com')
    const header = headerOf(mail)
    expect(await decide({ action: 'unsubscribe', token: tokenIn(header, 'unsubscribe') })).toBe(
      'unsubscribed',
    )
  })
})

describe('the door for decisions', () => {
  it('opens to the site alone, and to what it knows', async () => {
    const post = (body: string, headers: Record<string, string> = {}) =>
      studio.ask('subscriptions', { method: 'POST', headers, body })
    const authorization = `Bearer ${serviceKey}`
    expect((await post('{}')).status).toBe(401)
    expect((await post('{}', { authorization })).status).toBe(422)
    expect((await post('nonsense', { authorization })).status).toBe(422)
    expect((await studio.ask('subscriptions', { headers: { authorization } })).status).toBe(405)
  })

  it('lets no member of the staff put anybody on the list', async () => {
    await receive(submission('staff@example.com'))
    const row = await subscriberOf('staff@example.com')
    const user = { id: crypto.randomUUID(), collection: 'users', role: 'admin' } as never
    const set = (state: 'confirmed' | 'unsubscribed') =>
      payload.update({
        collection: 'subscribers',
        id: row?.id ?? '',
        data: { state },
        user,
        overrideAccess: false,
      })
    await expect(set('confirmed')).rejects.toThrow()
    expect((await set('unsubscribed')).state).toBe('unsubscribed')
  })
})

/** Somebody on the list, and the mails about them that have left, oldest first. */
async function onTheList(email: string, mails = 1) {
  await receive(submission(email))
  const token = tokenIn((await mailsTo(email))[0]?.text, 'confirm')
  await decide({ action: 'confirm', token })
  const row = await subscriberOf(email)
  const req = await createLocalReq({}, payload)
  const { queueMail } = await import('./queue-mail.ts')
  const keys = Array.from({ length: mails }, (_, at) => `news:${email}:${at}`)
  for (const key of keys) {
    const about = { collection: 'subscribers', id: row?.id ?? '' } as const
    const values = { job: 'مطوّر', jobUrl: 'https://x.example' }
    await queueMail(req, { key, template: 'job-alert', locale: 'ar', to: email, values, about })
    await poolOf(payload).execute(sql`
      update outbox set state = 'sent', attempts = 1, sent_at = clock_timestamp() where key = ${key}`)
  }
  const docs = await mailsTo(email)
  return keys.map((key) => docs.find((one) => one.key === key))
}

const dsn = (to: string, status: string, id = '<other@x>') => `Content-Type: multipart/report;
 report-type=delivery-status; boundary=b

--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example

Final-Recipient: rfc822; ${to}
Action: failed
Status: ${status}
Diagnostic-Code: smtp; ${status} said so

--b
Content-Type: text/rfc822-headers

Message-ID: ${id}

--b--
`

async function take(text: string) {
  const { takeReport } = await import('./bounces/take-report.ts')
  const taken = await takeReport(payload, text)
  return 'fates' in taken ? taken.fates : taken.unreadable
}

describe('a report of delivery', () => {
  it('for good takes a subscriber off the list, once, until they confirm anew', async () => {
    const email = 'dead@example.com'
    const [mail] = await onTheList(email)
    const req = await createLocalReq({}, payload)
    const { queueMail } = await import('./queue-mail.ts')
    const row = await subscriberOf(email)
    const about = { collection: 'subscribers', id: row?.id ?? '' } as const
    await queueMail(req, {
      key: 'news:later',
      template: 'job-alert',
      locale: 'ar',
      to: email,
      values: {},
      about,
    })
    const text = dsn('someone-else@example.com', '5.1.1', mail?.messageId ?? '')
    expect(await take(text)).toEqual(['hard'])
    expect(await take(text)).toEqual(['repeated'])
    expect(await subscriberOf(email)).toMatchObject({ state: 'bounced', tokenHash: null })
    const mails = await mailsTo(email)
    expect(mails.find(({ id }) => id === mail?.id)).toMatchObject({
      state: 'failed',
      bounce: 'hard',
      bounceReason: '5.1.1 smtp; 5.1.1 said so',
    })
    expect(mails.find(({ key }) => key === 'news:later')?.state).toBe('cancelled')
    const sent = submission(email)
    await receive(sent, new Date(Date.now() + 3_600_000))
    const confirm = (await mailsTo(email)).find(({ key }) => key.endsWith(sent.id))
    const token = tokenIn(confirm?.text, 'confirm')
    expect(await decide({ action: 'confirm', token })).toBe('confirmed')
    // What the old mail says counts no more.
    await poolOf(payload).execute(sql`update outbox set bounce = null where id = ${mail?.id}`)
    expect(await take(text)).toEqual(['hard'])
    expect((await subscriberOf(email))?.state).toBe('confirmed')
  })

  it('this time counts, and three in a row count as one for good', async () => {
    const email = 'full@example.com'
    const mails = await onTheList(email, 5)
    const bounce = (at: number) => take(dsn(email, '4.2.2', mails[at]?.messageId ?? ''))
    // The second arrived; the reports come in no order.
    for (const at of [0, 4, 2]) expect(await bounce(at)).toEqual(['soft'])
    expect((await subscriberOf(email))?.state).toBe('confirmed')
    expect(await bounce(4)).toEqual(['repeated'])
    expect(await bounce(3)).toEqual(['soft'])
    expect((await subscriberOf(email))?.state).toBe('bounced')
  })

  it('finds its mail by the mail’s own address, or by whom it was for', async () => {
    const { bounceAddressOf } = await import('./bounces/bounce-address.ts')
    const [mail] = await onTheList('verp@example.com')
    const own = bounceAddressOf(mail?.id ?? '')
    expect(await take(`To: ${own}\n${dsn('x@other.example', '5.1.1')}`)).toEqual(['hard'])
    expect((await subscriberOf('verp@example.com'))?.state).toBe('bounced')
    await onTheList('known-to@example.com')
    expect(await take(dsn('Known-To@Example.com', '5.1.1'))).toEqual(['hard'])
    expect((await subscriberOf('known-to@example.com'))?.state).toBe('bounced')
    expect(await take(dsn('stranger@elsewhere.example', '5.1.1'))).toEqual(['unmatched'])
    expect(await take('nothing of the kind')).toBe('no_delivery_status')
  })

  it('writes a line into the history of the lead it is about', async () => {
    const { madeOf, historyOf, storeSubmission, submissionOf } = await import(
      '../../test/desk-help.ts'
    )
    const { processSubmission } = await import('../desk/process-submission.ts')
    const answers = { email: 'typo@example.com', emailNorm: 'typo@example.com' }
    const row = await storeSubmission(payload, submissionOf({ answers: answers as never }))
    await processSubmission(payload, row)
    const lead = await madeOf(payload, 'leads', row)
    await poolOf(payload).execute(sql`
      update outbox set state = 'sent', sent_at = now() where "to" = 'typo@example.com'`)
    expect(await take(dsn('typo@example.com', '5.1.1'))).toEqual(['hard'])
    expect(await take(dsn('typo@example.com', '5.1.1'))).toEqual(['repeated'])
    const lines = (await historyOf(payload, { lead: lead.id })).filter(
      ({ type }) => type === 'mail',
    )
    expect(lines).toMatchObject([
      { to: 'mail-bounced', note: 'typo@example.com 5.1.1 smtp; 5.1.1 said so' },
    ])
  })

  it('may lie in the data folder: read once, removed, and put aside when it cannot be read', async () => {
    const { mkdir, readdir, utimes, writeFile } = await import('node:fs/promises')
    const { join } = await import('node:path')
    const { takeDropped } = await import('./bounces/drop-folder.ts')
    const [mail] = await onTheList('dropped@example.com')
    const folder = join(studio.dataDir, 'mail', 'bounces')
    await mkdir(folder, { recursive: true })
    const drop = async (name: string, text: string, seconds = 60) => {
      await writeFile(join(folder, name), text)
      const at = Date.now() / 1_000 - seconds
      await utimes(join(folder, name), at, at)
    }
    await drop('one.eml', dsn('x@y.example', '5.1.1', mail?.messageId ?? ''))
    await drop('two.eml', 'no report')
    await drop('half.eml', 'Content-Type: mult', 0)
    await drop('three.part', 'not yet')
    const counts = await Promise.all([takeDropped(payload, folder), takeDropped(payload, folder)])
    expect(counts[0].taken + counts[1].taken).toBeGreaterThanOrEqual(1)
    expect((await subscriberOf('dropped@example.com'))?.state).toBe('bounced')
    expect((await readdir(folder)).sort()).toEqual(['half.eml', 'three.part', 'unread'])
    expect(await readdir(join(folder, 'unread'))).toEqual([expect.stringMatching(/-two\.eml$/)])
    await takeDropped(payload, folder, new Date(Date.now() + 31 * 86_400_000))
    expect((await readdir(join(folder, 'unread'))).some((one) => one.endsWith('-two.eml'))).toBe(
      false,
    )
  })

  it('is taken in from the studio by administrators, with words for what cannot be read', async () => {
    const { deskOf } = await import('../../test/desk-help.ts')
    const [mail] = await onTheList('pasted@example.com')
    const reports = [
      { name: 'a.eml', text: dsn('x@y.example', '5.1.1', mail?.messageId ?? '') },
      { name: 'b.eml', text: 'hello' },
    ]
    const sales = await deskOf(payload, 'sales')
    expect((await sales.ask('outbox/bounces', 'POST', { reports })).status).toBe(403)
    const admin = await deskOf(payload, 'admin')
    expect((await admin.ask('outbox/bounces', 'POST', {})).status).toBe(400)
    const answer = await (await admin.ask('outbox/bounces', 'POST', { reports })).json()
    expect(answer.done).toBe('ارتداد نهائيّ: 1')
    expect(answer.unread).toMatchObject([{ name: 'b.eml' }])
    expect((await subscriberOf('pasted@example.com'))?.state).toBe('bounced')
  })
})

describe('a provider', () => {
  const report = (body: unknown, headers: Record<string, string> = {}) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const known = { authorization: `Bearer ${reportsKey}`, 'content-type': 'application/json' }
    return studio.ask('mail-reports', {
      method: 'POST',
      headers: { ...known, ...headers },
      body: text,
    })
  }
  const fatesOf = async (answer: Response) => {
    expect(answer.status).toBe(200)
    return ((await answer.json()) as { data: { fates: string[] } }).data.fates
  }

  it('reports complaints, unsubscriptions and bounces, and both sides agree', async () => {
    const emails = ['angry', 'done', 'broken', 'stays'].map((name) => `${name}@provider.example`)
    for (const email of emails) await onTheList(email)
    const { makeWebhook, deliveriesOf } = await import('../../test/webhook-help.ts')
    const url = 'https://93.184.215.14/hook'
    const { id } = await makeWebhook(payload, url, ['subscriber.unsubscribed'])
    const earlier = new Date(Date.now() - 3_600_000).toISOString()
    const events = [
      { type: 'complaint', email: 'Angry@Provider.Example' },
      { type: 'unsubscribe', email: emails[1] },
      { type: 'bounce', email: emails[2], permanent: true, reason: 'gone' },
      { type: 'unsubscribe', email: emails[3], at: earlier },
      { type: 'unsubscribe', email: 'nobody@provider.example' },
    ]
    expect(await fatesOf(await report({ events }))).toEqual([
      'left',
      'left',
      'hard',
      'outdated',
      'unmatched',
    ])
    expect(await fatesOf(await report(events.slice(0, 3)))).toEqual([
      'repeated',
      'repeated',
      'repeated',
    ])
    const states = await Promise.all(
      emails.map(async (email) => (await subscriberOf(email))?.state),
    )
    expect(states).toEqual(['complained', 'unsubscribed', 'bounced', 'confirmed'])
    const told = (await deliveriesOf(payload, id)).map(
      ({ body }) => JSON.parse(body ?? '').data.subscriber.state,
    )
    expect(told.sort()).toEqual(['bounced', 'complained', 'unsubscribed'])
    await poolOf(payload).execute(sql`delete from webhook_deliveries`)
  })

  it('may send a whole report, and is told what is wrong with anything else', async () => {
    const [mail] = await onTheList('whole@provider.example')
    const whole = dsn('x@y.example', '5.1.1', mail?.messageId ?? '')
    const type = { 'content-type': 'message/rfc822' }
    expect(await fatesOf(await report(whole, type))).toEqual(['hard'])
    expect((await report('hello', type)).status).toBe(422)
    for (const bad of ['nonsense', '{}', '[]', [{ type: 'open', email: 'a@b.c' }], { events: [] }])
      expect((await report(bad)).status, JSON.stringify(bad)).toBe(422)
    expect((await report('x'.repeat(2_000_001))).status).toBe(413)
    expect((await studio.ask('mail-reports')).status).toBe(405)
  })

  it('shows the key, or signs with it, not long ago', async () => {
    const { sign } = await import('../platform/signature.ts')
    const body = JSON.stringify({ type: 'unsubscribe', email: 'signed@provider.example' })
    const type = { 'content-type': 'application/json' }
    const ask = (headers: Record<string, string>, text = body) =>
      studio.ask('mail-reports', { method: 'POST', headers: { ...type, ...headers }, body: text })
    const signed = (secret: string, at: number) => ({ 'wajiha-signature': sign(body, secret, at) })
    expect((await ask(signed(reportsKey, Date.now()))).status).toBe(200)
    const wrong = [
      ask({}),
      ask({ authorization: `Bearer ${serviceKey}` }),
      ask(signed('another-key', Date.now())),
      ask(signed(reportsKey, Date.now() - 6 * 60_000)),
      ask(signed(reportsKey, Date.now()), `${body} `),
      ask({ 'wajiha-signature': 't=1,v1=x', authorization: `Bearer ${reportsKey}` }),
    ]
    expect((await Promise.all(wrong)).map(({ status }) => status)).toEqual(wrong.map(() => 401))
  })
})
