/** A thousand subscribers, and the sender and the database killed twice on the way: each gets the issue once. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { mistakesInMail } from '../../test/check-mail.ts'
import { requireFactorOf } from '../../test/door-help.ts'
import { type MailServer, startMailServer } from '../../test/mail-server.ts'
import { addSubscribers, issueOf, writeIssue } from '../../test/newsletter-help.ts'
import { openTestStudio, type TestStudio } from '../../test/open-test-studio.ts'
import { headerOf, readMessage } from '../../test/read-message.ts'
import { poolOf } from '../platform/database/statements.ts'
import { inOwnTransaction } from '../platform/database/transactions.ts'
import { waitMinutes } from '../platform/queue/retry-schedule.ts'

let studio: TestStudio
let payload: Payload
let server: MailServer

beforeAll(async () => {
  studio = await openTestStudio()
  payload = studio.payload
  server = await startMailServer()
  await requireFactorOf(payload)
}, 60_000)
afterAll(async () => {
  await server?.close()
  await studio?.close()
})

const program = fileURLToPath(new URL('../../test/send-newsletter-process.ts', import.meta.url))
const patient = { timeout: 120_000, interval: 20 }
const until = (count: number) =>
  vi.waitFor(() => expect(server.delivered.length).toBeGreaterThanOrEqual(count), patient)

const startSender = (): ChildProcess =>
  spawn(process.execPath, [program], {
    env: { ...process.env, SMTP_URL: server.url, MAIL_FROM: 'Birkar <hello@birkar.example>' },
    stdio: 'ignore',
  })

async function killSender(sender: ChildProcess): Promise<void> {
  sender.kill('SIGKILL')
  await once(sender, 'exit')
}

/** As long as the outbox tries, and a day. */
const longestMinutes = waitMinutes.reduce((sum, wait) => sum + wait, 24 * 60)

/** The rest, once every claim of the dead has run out. */
async function finish(id: string): Promise<void> {
  const { moveNewsletter } = await import('./sending/watch-newsletter.ts')
  const { sendDueMail } = await import('../mail/send-due.ts')
  const { smtpTransport } = await import('../mail/transport.ts')
  const transport = smtpTransport(server.url)
  const from = async () => ({ name: 'بِركار', email: 'hello@birkar.example' })
  // Ever further ahead: a mail that met the dead database often waits for hours.
  for (let minutes = 5; (await issueOf(payload, id)).state === 'sending'; minutes *= 1.25) {
    if (minutes > longestMinutes) throw new Error('The issue does not come to its end')
    const now = () => new Date(Date.now() + minutes * 60_000)
    await moveNewsletter(payload, now())
    await sendDueMail({ payload, transport, from, now })
  }
}

it('each of 1,000 gets it once, though sender and database are killed twice on the way', async () => {
  const { startIssue } = await import('./sending/start-issue.ts')
  const { leaveList } = await import('../mail/leave-list.ts')
  const arabic = await addSubscribers(payload, 'ar', 700)
  const english = await addSubscribers(payload, 'en', 300)
  await addSubscribers(payload, 'ar', 20, 'pending')
  await addSubscribers(payload, 'en', 20, 'unsubscribed')
  const { id } = await writeIssue(payload, ['ar', 'en'])
  // Faster than the form lets anybody be, so that nobody waits for the test.
  await poolOf(payload).execute(sql`update newsletter_issues set pace = 3000`)
  expect(await inOwnTransaction(payload, (req) => startIssue(req, id, new Date()))).toBeUndefined()

  let sender = startSender()
  await until(120)
  await studio.restartDatabase()
  await until(300)
  await killSender(sender)
  // Those who leave now have not got theirs, whether it waits for them or not.
  const reached = new Set(server.delivered.map(({ to }) => to))
  const leaving = arabic.filter((to) => !reached.has(to)).slice(0, 5)
  const { docs } = await payload.find({
    collection: 'subscribers',
    where: { email: { in: leaving } },
  })
  for (const one of docs)
    await inOwnTransaction(payload, (req) => leaveList(req, one.id, 'unsubscribed'))
  sender = startSender()
  await until(480)
  await studio.restartDatabase()
  await until(650)
  await killSender(sender)
  await finish(id)

  const got = new Map<string, string[]>()
  for (const { to, raw } of server.delivered)
    got.set(to, [...(got.get(to) ?? []), headerOf(readMessage(raw), 'message-id')])
  const expected = [...arabic, ...english].filter((to) => !leaving.includes(to))
  expect([...got.keys()].sort()).toEqual(expected.sort())
  // One mail each. A copy that SMTP cannot avoid (killed between the server's word and our note) carries the
  // same Message-ID, by which its reader's program knows it; three go at once.
  for (const [to, ids] of got) expect([to, new Set(ids).size]).toEqual([to, 1])
  const copies = server.delivered.length - got.size
  expect(copies).toBeLessThanOrEqual(2 * 3)
  expect((await issueOf(payload, id)).state).toBe('sent')
  for (const to of [expected[0], english[0]]) {
    const raw = server.delivered.find((one) => one.to === to)?.raw ?? ''
    expect(mistakesInMail(raw, arabic.includes(to ?? '') ? 'ar' : 'en')).toEqual([])
  }
}, 300_000)
