import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { storeSubmission, submissionOf } from '../../test/desk-help.ts'
import { openTestStudio, type TestStudio } from '../../test/open-test-studio.ts'
import { deliveriesOf, makeWebhook } from '../../test/webhook-help.ts'
import { type Receiver, startReceiver } from '../../test/webhook-receiver.ts'

let studio: TestStudio
let receiver: Receiver

beforeAll(async () => {
  studio = await openTestStudio()
  receiver = await startReceiver()
})
afterAll(async () => {
  await receiver?.close()
  await studio?.close()
})

const program = fileURLToPath(new URL('../../test/send-webhooks-process.ts', import.meta.url))
const count = 20
const taken = 5

it('delivers everything after a kill -9 in the middle, and again only what was under way', async () => {
  const { payload } = studio
  const { processSubmission } = await import('../desk/process-submission.ts')
  const { sendDueDeliveries } = await import('./send-due.ts')
  const { leaseMs } = await import('./claim-delivery.ts')
  const { id } = await makeWebhook(payload, `${receiver.url}/hook`, ['lead.created'])
  for (let made = 0; made < count; made += 1)
    await processSubmission(payload, await storeSubmission(payload, submissionOf()))

  receiver.silentAfter('/hook', taken)
  const child = spawn(process.execPath, [program], { env: process.env, stdio: 'ignore' })
  await vi.waitFor(() => expect(receiver.heard.length).toBeGreaterThan(taken), { timeout: 90_000 })
  child.kill('SIGKILL')
  await once(child, 'exit')
  const states = (await deliveriesOf(payload, id)).map(({ state }) => state)
  expect(states.filter((state) => state === 'sent').length).toBeLessThanOrEqual(taken)

  receiver.behave('/hook', 200)
  const later = new Date(Date.now() + leaseMs + 60_000)
  await sendDueDeliveries({ payload, now: () => later })
  const rows = await deliveriesOf(payload, id)
  expect(rows.map(({ state }) => state)).toEqual(rows.map(() => 'sent'))
  expect(rows).toHaveLength(count)
  const times = new Map<string, number>()
  for (const { headers } of receiver.heard) {
    const event = String(headers['wajiha-event-id'])
    times.set(event, (times.get(event) ?? 0) + 1)
  }
  expect([...times.keys()].toSorted()).toEqual(rows.map(({ eventId }) => eventId).toSorted())
  // One request at a time goes to a webhook; claims that crossed may make it two.
  expect([...times.values()].filter((one) => one > 1).length).toBeLessThanOrEqual(4)
}, 180_000)
