import { sql } from '@payloadcms/db-postgres'
import type { Submission, SubscriptionAction, SubscriptionOutcome } from '@wajiha/contract'
import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestStudio, type TestStudio } from '../../test/open-test-studio.ts'
import { poolOf } from './statements.ts'

let studio: TestStudio
let payload: Payload
const serviceKey = 'for-tests-only-service-key-0123456789'

beforeAll(async () => {
  process.env.SERVICE_KEY = serviceKey
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
    expect(await decide({ action: 'choose', token, locale: 'ar' })).toBe('expired')
    expect((await subscriberOf('leaves@example.com'))?.state).toBe('unsubscribed')
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
