import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aSubmission } from '../../test/a-submission.ts'
import { type SubmissionsStudio, startSubmissionsStudio } from '../../test/submissions-studio.ts'
import { type Inbox, openInbox } from '../inbox/inbox.ts'
import { createLog } from '../log.ts'
import { openTurn } from '../plumbing/turn.ts'
import { type Courier, startCourier } from './courier.ts'
import { createDeliver } from './studio-submissions.ts'

const key = 'k'.repeat(40)
let studio: SubmissionsStudio
let folder: string
let inbox: Inbox
let courier: Courier
let lines: string[]

beforeEach(async () => {
  studio = await startSubmissionsStudio(key)
  folder = await mkdtemp(join(tmpdir(), 'wajiha-inbox-'))
  lines = []
  await open()
})

afterEach(async () => {
  await close()
  await studio.stop().catch(() => {})
  await rm(folder, { recursive: true, force: true })
})

async function open(serviceKey = key) {
  inbox = await openInbox(folder)
  const deliver = createDeliver(studio.apiBase, serviceKey)
  courier = startCourier({ inbox, deliver, log: createLog((line) => lines.push(line)) })
}

async function close() {
  await courier.stop()
  inbox.close()
}

async function accept(more = {}) {
  const submission = aSubmission(more)
  await inbox.accept(submission, 'hash')
  courier.wake()
  return submission
}

const isEmpty = () => inbox.state().waiting === 0
const soon = { timeout: 30_000, interval: 20 }
const events = () => lines.map((line) => (JSON.parse(line) as { event: string }).event)

describe('the courier', () => {
  it('delivers at once, whole, and only once', async () => {
    const sent = await accept()
    await expect.poll(isEmpty, soon).toBe(true)
    expect(studio.stored.get(sent.idempotencyKey)?.submission).toEqual(sent)
    expect(studio.deliveries()).toBe(1)
  })

  it('keeps the order, also over a studio that is away', async () => {
    await studio.stop()
    const sent = []
    for (let round = 0; round < 30; round += 1) sent.push((await accept()).idempotencyKey)
    expect(inbox.state().waiting).toBe(30)
    await new Promise((resolve) => setTimeout(resolve, 1_200))
    await studio.restart()
    await expect.poll(isEmpty, soon).toBe(true)
    expect(studio.order).toEqual(sent)
    // One line for the whole absence, one for its end.
    expect(events().filter((event) => event === 'courier_waits')).toHaveLength(1)
    expect(events()).toContain('courier_carries')
  })

  it('carries several people’s messages side by side, and each person’s in order', async () => {
    await studio.stop()
    const sent = []
    for (let at = 0; at < 60; at += 1) {
      const email = `person-${at % 6}@example.com`
      sent.push(await accept({ answers: { name: 'سارة', email, message: 'سطر' } }))
    }
    await studio.restart()
    await expect.poll(isEmpty, soon).toBe(true)
    expect(studio.deliveries()).toBe(60)
    for (let person = 0; person < 6; person += 1) {
      const own = sent.filter((_, at) => at % 6 === person).map((one) => one.idempotencyKey)
      expect(studio.order.filter((key) => own.includes(key))).toEqual(own)
    }
  })

  it('leaves the inbox to one of two processes at a time', async () => {
    await close()
    const turn = () => openTurn(join(folder, 'turn'))
    const deliver = createDeliver(studio.apiBase, key)
    const log = createLog(() => {})
    inbox = await openInbox(folder)
    courier = startCourier({ inbox, deliver, log, turn: turn() })
    const other = await openInbox(folder)
    const second = startCourier({ inbox: other, deliver, log, turn: turn() })
    for (let at = 0; at < 20; at += 1) await accept()
    await expect.poll(isEmpty, soon).toBe(true)
    await courier.stop()
    await accept()
    await expect.poll(isEmpty, soon).toBe(true)
    expect(studio.deliveries()).toBe(21)
    await second.stop()
    other.close()
  })

  it('goes on where it was after a restart of the site', async () => {
    await studio.stop()
    const sent = await accept()
    await close()
    await studio.restart()
    await open()
    await expect.poll(isEmpty, soon).toBe(true)
    expect(studio.order).toEqual([sent.idempotencyKey])
  })

  it('carries files and compares them', async () => {
    const bytes = Buffer.from('%PDF-1.4')
    const upload = join(inbox.incoming, 'a.part')
    await writeFile(upload, bytes)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const attachment = { name: 'سيرة.pdf', type: 'pdf' as const, size: bytes.length, sha256 }
    const submission = aSubmission({ form: 'apply', attachment })
    await inbox.accept(submission, 'hash', { cv: upload, questions: [] })
    courier.wake()
    await expect.poll(isEmpty, soon).toBe(true)
    expect(studio.stored.get(submission.idempotencyKey)?.file).toEqual(bytes)
  })

  it('carries the files that answer questions in their order, once, and compares each', async () => {
    const texts = ['أوّل', 'ثانٍ']
    const questions = texts.map((_, at) => join(inbox.incoming, `${at}.part`))
    for (const [at, path] of questions.entries()) await writeFile(path, texts[at] ?? '')
    const submission = aSubmission({
      form: 'apply',
      files: texts.map((text, at) => ({
        question: `q${at}`,
        name: `${text}.pdf`,
        type: 'pdf',
        size: Buffer.byteLength(text),
        sha256: createHash('sha256').update(text).digest('hex'),
      })),
    })
    studio.behave('lie')
    await inbox.accept(submission, 'hash', { questions })
    courier.wake()
    await expect.poll(() => events().includes('submission_doubted'), soon).toBe(true)
    studio.behave('honest')
    await expect.poll(isEmpty, soon).toBe(true)
    const stored = studio.stored.get(submission.idempotencyKey)
    expect(stored?.files.map(String)).toEqual(texts)
    expect(studio.order).toEqual([submission.idempotencyKey])
  })

  it.each(['lie', 'forget'] as const)('believes no studio that can only %s', async (mood) => {
    studio.behave(mood)
    await accept()
    await expect.poll(() => lines.length > 0, soon).toBe(true)
    expect(inbox.state().waiting).toBe(1)
  })

  it('asks one that lied again soon, and believes it once it tells the truth', async () => {
    studio.behave('lie')
    const sent = await accept()
    await expect.poll(() => events().includes('submission_doubted'), soon).toBe(true)
    studio.behave('honest')
    await expect.poll(isEmpty, soon).toBe(true)
    expect(studio.order).toEqual([sent.idempotencyKey])
  })

  it('leaves to the studio what another node told it first, and says where that was thanked for otherwise', async () => {
    const sent = aSubmission()
    const first = { ...aSubmission(), idempotencyKey: sent.idempotencyKey, reference: 'ab234567' }
    studio.stored.set(sent.idempotencyKey, { submission: first, files: [] })
    await inbox.accept(sent, 'hash')
    courier.wake()
    await expect.poll(isEmpty, soon).toBe(true)
    expect(studio.stored.get(sent.idempotencyKey)?.submission).toEqual(first)
    const line = lines
      .map((one) => JSON.parse(one))
      .find((one) => one.event === 'submission_known_as')
    expect(line).toMatchObject({ id: sent.id, thanked: sent.reference, knownAs: 'ab234567' })
  })

  it('puts aside the one that is refused, and carries the others', async () => {
    studio.behave('picky')
    await accept({ answers: { name: 'مرفوضة' } })
    const other = await accept()
    await expect.poll(() => studio.order, soon).toEqual([other.idempotencyKey])
    await expect.poll(() => inbox.state().waiting, soon).toBe(1)
    expect(events()).toContain('submission_refused')
  })

  it('waits while nobody knows its key', async () => {
    await close()
    await open('wrong')
    await accept()
    await expect.poll(() => events().includes('courier_waits'), soon).toBe(true)
    expect(inbox.state().waiting).toBe(1)
  })

  it('holds nobody up while the studio is silent', async () => {
    studio.behave('silent')
    // The studio never answers: whoever waited for it would wait for ever.
    for (let round = 0; round < 5; round += 1) await accept()
    expect(inbox.state().waiting).toBe(5)
    studio.behave('failing')
  })
})
