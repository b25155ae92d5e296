import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type MailServer, startMailServer } from '../../test/mail-server.ts'
import { openTestStudio, type TestStudio } from '../../test/open-test-studio.ts'
import { headerOf, readMessage } from '../../test/read-message.ts'

let studio: TestStudio
let payload: Payload
let server: MailServer

beforeAll(async () => {
  studio = await openTestStudio()
  payload = studio.payload
  server = await startMailServer()
})
afterAll(async () => {
  await server?.close()
  await studio?.close()
})

const program = fileURLToPath(new URL('../../test/send-mail-process.ts', import.meta.url))
const addresses = Array.from({ length: 20 }, (_, at) => `person-${at}@example.com`)
const patient = { timeout: 90_000, interval: 50 }

it('sends every mail after a kill -9 in the middle, and again only those that were under way', async () => {
  const { queueMail } = await import('./queue-mail.ts')
  const { sendDueMail } = await import('./send-due.ts')
  const { smtpTransport } = await import('./transport.ts')
  const req = await createLocalReq({}, payload)
  for (const to of addresses) {
    const values = { name: 'سارة' }
    await queueMail(req, { key: `kill:${to}`, template: 'lead-receipt', locale: 'ar', to, values })
  }
  // From the tenth on, the server takes the message and keeps its answer to itself.
  for (const to of addresses.slice(10)) server.behave(to, 'silent')
  const child = spawn(process.execPath, [program, server.url], {
    env: process.env,
    stdio: 'ignore',
  })
  await vi.waitFor(() => expect(server.delivered.length).toBeGreaterThanOrEqual(11), patient)
  child.kill('SIGKILL')
  await once(child, 'exit')
  const { totalDocs: marked } = await payload.count({
    collection: 'outbox',
    where: { state: { equals: 'sent' } },
  })
  expect(marked).toBeLessThan(addresses.length)

  for (const to of addresses) server.behave(to, 'accept')
  const later = new Date(Date.now() + 4 * 60_000)
  await sendDueMail({
    payload,
    transport: smtpTransport(server.url),
    from: async () => ({ name: 'بِركار', email: 'hello@birkar.example' }),
    now: () => later,
  })
  const { docs } = await payload.find({ collection: 'outbox', limit: 100 })
  expect(docs.map(({ state }) => state)).toEqual(addresses.map(() => 'sent'))
  let twice = 0
  for (const { to, messageId } of docs) {
    const copies = server.delivered.filter((one) => one.to === to)
    expect(copies.length, to).toBeGreaterThanOrEqual(1)
    if (copies.length > 1) twice += 1
    // A copy that could not be avoided carries the same name, by which its reader's program knows it.
    for (const { raw } of copies) expect(headerOf(readMessage(raw), 'message-id')).toBe(messageId)
  }
  // Three go at once.
  expect(twice).toBeLessThanOrEqual(3)
}, 180_000)
