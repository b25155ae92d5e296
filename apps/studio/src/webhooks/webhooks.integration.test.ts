import { createHmac } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { deskOf, madeOf, storeSubmission, submissionOf } from '../../test/desk-help.ts'
import { openTestStudio, type TestStudio } from '../../test/open-test-studio.ts'
import { deliveriesOf, makeWebhook } from '../../test/webhook-help.ts'
import { type Receiver, startReceiver } from '../../test/webhook-receiver.ts'

let studio: TestStudio
let payload: Payload
let receiver: Receiver

beforeAll(async () => {
  studio = await openTestStudio()
  payload = studio.payload
  receiver = await startReceiver()
})
afterAll(async () => {
  await receiver?.close()
  await studio?.close()
})

const minute = 60_000

async function takeIn(more: Parameters<typeof submissionOf>[0] = {}) {
  const { processSubmission } = await import('../desk/process-submission.ts')
  const row = await storeSubmission(payload, submissionOf(more))
  await processSubmission(payload, row)
  return row
}

async function send(at = new Date(), patienceMs?: number) {
  const { sendDueDeliveries } = await import('./send-due.ts')
  return sendDueDeliveries({ payload, now: () => at, ...(patienceMs ? { patienceMs } : {}) })
}

/** What a receiver reckons, with nothing of ours: standardwebhooks.com, symmetric signatures. */
function standardSignatureOf(headers: IncomingHttpHeaders, body: string, secret: string): string {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const words = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  return `v1,${createHmac('sha256', key).update(words).digest('base64')}`
}

const heardAt = (path: string) => receiver.heard.filter((one) => one.path === path)

it('tells of a lead that came and of each change, signed so that the receiver can check it', async () => {
  const { id, secret } = await makeWebhook(payload, `${receiver.url}/signed`, [
    'lead.created',
    'lead.updated',
  ])
  const lead = await madeOf(payload, 'leads', await takeIn())
  await payload.update({
    collection: 'leads',
    id: lead.id,
    data: { stage: 'contacted' },
    overrideAccess: true,
  })
  await send()
  const [created, updated, ...more] = heardAt('/signed')
  expect(more).toEqual([])
  expect(created?.headers['wajiha-event']).toBe('lead.created')
  expect(updated?.headers['wajiha-event']).toBe('lead.updated')
  for (const { headers, body } of heardAt('/signed')) {
    const [, t, v1] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['wajiha-signature'])) ?? []
    expect(createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')).toBe(v1)
    expect(Math.abs(Number(t) * 1_000 - Date.now())).toBeLessThan(10 * minute)
    expect(standardSignatureOf(headers, body, secret)).toBe(headers['webhook-signature'])
    expect([headers['webhook-id'], headers['webhook-timestamp']]).toEqual([JSON.parse(body).id, t])
  }
  const told = JSON.parse(created?.body ?? '')
  expect(told).toMatchObject({
    event: 'lead.created',
    version: 1,
    data: { lead: { id: lead.id, name: 'سارة العتيبي', stage: 'new', email: lead.email } },
  })
  expect(told.id).toBe(created?.headers['wajiha-event-id'])
  expect(JSON.parse(updated?.body ?? '').data.lead.stage).toBe('contacted')
  expect(created?.body).not.toMatch(/visitor"|ipTrunc|uaFamily|secret/)
  const states = (await deliveriesOf(payload, id)).map(({ state }) => state)
  expect(states).toEqual(['sent', 'sent'])
})

it('says nothing of what waits in the tray, and calls it new once it is released', async () => {
  const { id } = await makeWebhook(payload, `${receiver.url}/tray`, [
    'lead.created',
    'lead.updated',
  ])
  const quarantine = { score: 90, reasons: ['trap'] }
  const lead = await madeOf(payload, 'leads', await takeIn({ quarantine }))
  expect(await deliveriesOf(payload, id)).toEqual([])
  await payload.update({
    collection: 'leads',
    id: lead.id,
    data: { stage: 'new' },
    overrideAccess: true,
  })
  expect((await deliveriesOf(payload, id)).map(({ event }) => event)).toEqual(['lead.created'])
})

it('queues in the transaction of what happened: what is rolled back is told to nobody', async () => {
  const { createLocalReq, initTransaction, killTransaction } = await import('payload')
  const { id } = await makeWebhook(payload, `${receiver.url}/rolled`, ['lead.updated'])
  const lead = await madeOf(payload, 'leads', await takeIn())
  const req = await createLocalReq({}, payload)
  await initTransaction(req)
  await payload.update({
    collection: 'leads',
    id: lead.id,
    data: { nextAction: 'اتّصال' },
    req,
    overrideAccess: true,
  })
  await killTransaction(req)
  expect(await deliveriesOf(payload, id)).toEqual([])
})

it('keeps one row for an event, a document and a version, however often it is queued', async () => {
  const { createLocalReq } = await import('payload')
  const { queueWebhook } = await import('./queue-webhook.ts')
  const { id } = await makeWebhook(payload, `${receiver.url}/once`, ['lead.created'])
  const lead = await madeOf(payload, 'leads', await takeIn())
  const req = await createLocalReq({}, payload)
  expect(await queueWebhook(req, 'lead.created', lead)).toBe(false)
  await Promise.all([1, 2, 3].map(() => queueWebhook(req, 'lead.created', lead)))
  expect(await deliveriesOf(payload, id)).toHaveLength(1)
})

it.each([
  ['/refuses', 503, 'http_503'],
  ['/moved', 'redirect', 'http_302_redirect'],
  ['/closes', 'close', 'ECONNRESET'],
  ['/silent', 'silent', 'no_answer_in_time'],
] as const)(
  'tries %s again after 1, 5, 30, 120 and 720 minutes, and then gives up',
  async (path, behaviour, reason) => {
    const { id } = await makeWebhook(payload, receiver.url + path, ['application.created'])
    receiver.behave(path, behaviour)
    await takeIn({ form: 'apply' })
    // Queued at the database's clock, which may be a moment ahead of this one.
    const start = Date.now() + minute
    let at = start
    for (const wait of [1, 5, 30, 120, 720]) {
      await send(new Date(at), 300)
      const [row] = await deliveriesOf(payload, id)
      expect(row).toMatchObject({ state: 'waiting', lastError: reason })
      expect(Date.parse(row?.nextAt ?? '') - at).toBe(wait * minute)
      at = Date.parse(row?.nextAt ?? '')
    }
    await send(new Date(at), 300)
    const [row] = await deliveriesOf(payload, id)
    expect(row).toMatchObject({ state: 'failed', lastError: reason, attempts: 6 })
    expect(heardAt(path)).toHaveLength(6)
    expect(new Set(heardAt(path).map(({ headers }) => headers['wajiha-event-id'])).size).toBe(1)
    await payload.update({
      collection: 'webhooks',
      id,
      data: { isActive: false },
      overrideAccess: true,
    })
  },
)

it('does not let a receiver that is silent hold up another', async () => {
  const slow = await makeWebhook(payload, `${receiver.url}/slow`, ['lead.created'])
  const quick = await makeWebhook(payload, `${receiver.url}/quick`, ['lead.created'])
  receiver.behave('/slow', 'silent')
  for (let count = 0; count < 6; count += 1) await takeIn()
  const sending = send(new Date(Date.now() + minute), 4_000)
  await expect
    .poll(async () => (await deliveriesOf(payload, quick.id)).map(({ state }) => state), {
      timeout: 60_000,
    })
    .toEqual(Array.from({ length: 6 }, () => 'sent'))
  await payload.update({
    collection: 'webhooks',
    id: slow.id,
    data: { isActive: false },
    overrideAccess: true,
  })
  await sending
})

it('sends again what failed: one by one, and all at once', async () => {
  const { ask } = await deskOf(payload, 'admin')
  const { id } = await makeWebhook(payload, `${receiver.url}/later`, ['lead.created'])
  for (let count = 0; count < 3; count += 1) await takeIn()
  const { poolOf } = await import('../platform/database/statements.ts')
  const { sql } = await import('@payloadcms/db-postgres')
  await poolOf(payload).execute(sql`
    update webhook_deliveries set state = 'failed', attempts = 6, next_at = null
    where webhook_id = ${id}`)
  const [first] = await deliveriesOf(payload, id)
  expect((await ask(`webhook-deliveries/${first?.id}/replay`, 'POST')).status).toBe(200)
  expect((await ask(`webhook-deliveries/${first?.id}/replay`, 'POST')).status).toBe(409)
  const where = { and: [{ webhook: { equals: id } }, { state: { equals: 'failed' } }] }
  const answer = await ask('webhook-deliveries/replay', 'POST', { where })
  expect(await answer.json()).toEqual({ count: 2 })
  await send(new Date(Date.now() + minute))
  expect((await deliveriesOf(payload, id)).map(({ state }) => state)).toEqual([
    'sent',
    'sent',
    'sent',
  ])
  expect(heardAt('/later')).toHaveLength(3)
})

it('tells of a subscription that its owner confirmed, changed and ended', async () => {
  const { createLocalReq } = await import('payload')
  const { id } = await makeWebhook(payload, `${receiver.url}/news`, [
    ...(['subscriber.confirmed', 'subscriber.updated', 'subscriber.unsubscribed'] as const),
  ])
  await takeIn({ form: 'subscribe' })
  const { docs } = await payload.find({
    collection: 'outbox',
    where: { kind: { equals: 'subscription-confirm' } },
    sort: '-createdAt',
    limit: 1,
  })
  const [, token = ''] = /newsletter\/confirm\?token=([\w.-]+)/.exec(docs[0]?.text ?? '') ?? []
  const { decideSubscription } = await import('../mail/decide-subscription.ts')
  const req = await createLocalReq({}, payload)
  expect(await decideSubscription(req, { action: 'confirm', token })).toBe('confirmed')
  const [, manage = ''] =
    /newsletter\/unsubscribe\?token=([\w.-]+)/.exec(JSON.stringify(docs[0]?.headers)) ?? []
  await decideSubscription(req, { action: 'choose', token: manage, locale: 'en' })
  for (const _ of [1, 2]) await decideSubscription(req, { action: 'unsubscribe', token: manage })
  const told = (await deliveriesOf(payload, id)).map(({ event, body }) => {
    const { state, locale } = JSON.parse(body ?? '').data.subscriber
    return [event, state, locale]
  })
  expect(told).toEqual([
    ['subscriber.confirmed', 'confirmed', 'ar'],
    ['subscriber.updated', 'confirmed', 'en'],
    ['subscriber.unsubscribed', 'unsubscribed', 'en'],
  ])
})
