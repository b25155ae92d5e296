import { createHmac } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { deskOf, storeSubmission, submissionOf } from '../../test/desk-help.ts'
import { openTestStudio, type TestStudio } from '../../test/open-test-studio.ts'
import { deliveriesOf, makeWebhook } from '../../test/webhook-help.ts'
import { type Receiver, startReceiver } from '../../test/webhook-receiver.ts'
import { poolOf } from '../platform/database/statements.ts'

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
beforeEach(async () => {
  for (const table of ['webhook_deliveries', 'webhooks', 'alarms', 'outbox', 'leads'])
    await poolOf(payload).execute(sql`delete from ${sql.identifier(table)}`)
  receiver.heard.length = 0
})

const minute = 60_000
const day = 24 * 60 * minute
const channel = (path = '/alarms') =>
  makeWebhook(payload, receiver.url + path, ['alarm.raised', 'alarm.solved'])
const after = (ms: number) => new Date(Date.now() + ms)

async function look(now?: Date) {
  const { lookForAlarms } = await import('./look.ts')
  return lookForAlarms(payload, now)
}

/** A minute ahead: rows are queued at the database's clock. */
async function send(now = after(minute)) {
  const { sendDueDeliveries } = await import('../webhooks/send-due.ts')
  await sendDueDeliveries({ payload, now: () => now, patienceMs: 2_000 })
}

async function queue(to: string) {
  const { queueMail } = await import('../mail/queue-mail.ts')
  const req = await createLocalReq({}, payload)
  const key = `alarm:${to}`
  await queueMail(req, { key, template: 'lead-receipt', locale: 'ar', to, values: { name: 'أ' } })
  return key
}

const fail = (key: string) =>
  poolOf(payload).execute(
    sql`update outbox set state = 'failed', next_at = null, updated_at = now() where key = ${key}`,
  )
const toldTo = (path: string) =>
  receiver.heard
    .filter((one) => one.path === path)
    .map(({ body, headers }) => ({ ...JSON.parse(body), headers, body }))
const incidents = async () =>
  (await payload.find({ collection: 'alarms', sort: 'createdAt', overrideAccess: true })).docs

it('tells a second channel, once and signed, of mail that failed for good, and again when it is solved', async () => {
  const { id, secret } = await channel()
  const key = await queue('sara@example.com')
  await fail(key)
  await look()
  await look()
  await fail(await queue('layla@example.com'))
  await look()
  await send()
  const [raised, ...more] = toldTo('/alarms')
  expect(more).toEqual([])
  expect(raised).toMatchObject({
    event: 'alarm.raised',
    // What has not left yet says how things stand by now.
    data: { alarm: { kind: 'mail-failed', state: 'open', count: 2 } },
  })
  expect(raised.text).toContain('إنذار: بريدٌ تعذّر إرساله نهائيًّا (العدد: ٢)')
  expect(raised.text).toContain('/admin/collections/outbox?where[state][equals]=failed')
  expect(raised.body).not.toMatch(/sara|layla|example\.com/)
  const [, t, v1] = /^t=(\d+),v1=(.+)$/.exec(String(raised.headers['wajiha-signature'])) ?? []
  expect(createHmac('sha256', secret).update(`${t}.${raised.body}`).digest('hex')).toBe(v1)

  await poolOf(payload).execute(sql`update outbox set state = 'sent'`)
  await look()
  await look()
  await send()
  const [, solved] = toldTo('/alarms')
  expect(toldTo('/alarms')).toHaveLength(2)
  expect(solved).toMatchObject({ event: 'alarm.solved', data: { alarm: { state: 'solved' } } })
  expect(solved.data.alarm.id).toBe(raised.data.alarm.id)
  expect(solved.text).toContain('انتهى')
  expect((await incidents()).map(({ state }) => state)).toEqual(['solved'])
  expect(await deliveriesOf(payload, id)).toHaveLength(2)
})

it('opens one incident and one delivery however many processes look at the same time', async () => {
  const { id } = await channel()
  await fail(await queue('pair@example.com'))
  await Promise.all([look(), look(), look(), look()])
  expect(await incidents()).toHaveLength(1)
  expect(await deliveriesOf(payload, id)).toHaveLength(1)
})

it('has not looked at all when it ends in the middle, and looks anew', async () => {
  const { id } = await channel()
  await fail(await queue('middle@example.com'))
  // The incident is written and its delivery cannot be: as if the process died between the two.
  await poolOf(payload).execute(sql`alter table webhook_deliveries rename to gone_for_now`)
  await expect(look()).rejects.toThrow()
  await poolOf(payload).execute(sql`alter table gone_for_now rename to webhook_deliveries`)
  expect(await incidents()).toEqual([])
  await look()
  expect(await incidents()).toHaveLength(1)
  expect(await deliveriesOf(payload, id)).toHaveLength(1)
})

it('tells of mail that waits longer than was set, counted from when it should have left', async () => {
  await channel('/late')
  await payload.updateGlobal({ slug: 'desk', data: { alarmLateMinutes: 40, alarmLocale: 'en' } })
  await queue('slow@example.com')
  await look(after(39 * minute))
  expect(await incidents()).toEqual([])
  await look(after(41 * minute))
  await send()
  expect(toldTo('/late')[0]?.text).toContain('Alarm: Mails that do not leave (count: 1)')
  // One that was to leave tomorrow is late the day after, not now.
  await poolOf(payload).execute(sql`
    update outbox set created_at = now() - interval '1 day', next_at = now() + interval '1 hour'`)
  await look(after(41 * minute))
  expect((await incidents()).map(({ state }) => state)).toEqual(['solved'])
  await payload.updateGlobal({ slug: 'desk', data: { alarmLateMinutes: 15, alarmLocale: 'ar' } })
})

it('tells of leads that nobody answered in their time, until somebody does', async () => {
  await channel('/leads')
  const { processSubmission } = await import('../desk/process-submission.ts')
  await processSubmission(payload, await storeSubmission(payload, submissionOf()))
  await poolOf(payload).execute(sql`delete from outbox`)
  await look()
  expect(await incidents()).toEqual([])
  await poolOf(payload).execute(sql`update leads set due_at = now() - interval '1 minute'`)
  await look()
  expect(await incidents()).toMatchObject([{ kind: 'leads-unanswered', state: 'open', count: 1 }])
  await poolOf(payload).execute(
    sql`update leads set first_response_at = now(), stage = 'contacted'`,
  )
  await look()
  await send()
  expect(toldTo('/leads').map(({ event }) => event)).toEqual(['alarm.raised', 'alarm.solved'])
})

it('says that it is over only after it was raised, to a channel that was away', async () => {
  const { id } = await channel('/away')
  receiver.behave('/away', 503)
  await fail(await queue('away@example.com'))
  await look()
  await send()
  await poolOf(payload).execute(sql`delete from outbox`)
  await look()
  receiver.behave('/away', 200)
  receiver.heard.length = 0
  await send()
  expect(toldTo('/away').map(({ event }) => event)).toEqual(['alarm.raised', 'alarm.solved'])
  expect((await deliveriesOf(payload, id)).map(({ state }) => state)).toEqual(['sent', 'sent'])
})

it('repeats an incident that grows once a day, and tells a channel that is new of what is open', async () => {
  await fail(await queue('old@example.com'))
  await look()
  const { id } = await channel('/new')
  await look(after(minute))
  await look(after(2 * day))
  await poolOf(payload).execute(sql`update outbox set updated_at = now() + interval '1 day'`)
  await look(after(2 * day))
  await look(after(2 * day + minute))
  const rows = await deliveriesOf(payload, id)
  expect(rows.map(({ event }) => event)).toEqual(['alarm.raised', 'alarm.raised'])
  expect(rows[1]?.body).toContain('ما زال قائمًا ويزداد')
})

it('sends a test at once, says what became of it, and shows it in the health answer', async () => {
  const { ask } = await deskOf(payload, 'admin')
  const test = () => ask('alarms/test', 'POST')
  expect((await test()).status).toBe(409)
  const { id } = await channel('/test')
  expect(await (await test()).json()).toEqual({ sent: 1 })
  expect(toldTo('/test')[0]?.text).toContain('هذه القناة تعمل')
  receiver.behave('/test', 404)
  const refused = await test()
  expect(refused.status).toBe(502)
  expect((await refused.json()).errors[0].message).toMatch(/^لم تصل رسالة التجربة\. .*http_404/)
  expect((await deliveriesOf(payload, id)).map(({ state }) => state)).toEqual(['sent', 'failed'])
  await fail(await queue('health@example.com'))
  await look()
  const { mail } = await (await studio.ask('health')).json()
  expect(mail.alarms).toMatchObject({
    open: [{ kind: 'mail-failed' }],
    channels: [{ name: `${receiver.url}/test` }],
  })
  for (const role of ['sales', 'editor'] as const)
    expect((await (await deskOf(payload, role)).ask('alarms/test', 'POST')).status).toBe(403)
})

it('keeps the channel of the environment, follows its address, and rests it when it is gone', async () => {
  const { keepEnvironmentChannel } = await import('./keep-channel.ts')
  const own = async () =>
    (await payload.find({ collection: 'webhooks', overrideAccess: true })).docs
  await Promise.all([1, 2].map(() => keepEnvironmentChannel(payload, `${receiver.url}/one`)))
  const [made, ...more] = await own()
  expect(more).toEqual([])
  expect(made).toMatchObject({ url: `${receiver.url}/one`, isActive: true })
  await keepEnvironmentChannel(payload, `${receiver.url}/two`)
  expect(await own()).toMatchObject([{ url: `${receiver.url}/two`, secret: made?.secret }])
  await expect(keepEnvironmentChannel(payload, 'https://10.0.0.1/x')).rejects.toThrow()
  await keepEnvironmentChannel(payload, undefined)
  expect(await own()).toMatchObject([{ isActive: false }])
})
