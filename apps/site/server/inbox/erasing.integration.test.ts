import { createHmac } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Erasure, ErasureReport, Submission } from '@wajiha/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aSubmission } from '../../test/a-submission.ts'
import { watchErasures } from '../erasures/watch-erasures.ts'
import { createLog } from '../log.ts'
import { hashWith } from './erasing.ts'
import { type Inbox, openInbox } from './inbox.ts'

const key = Buffer.alloc(32, 7).toString('base64url')
const serviceKey = 's'.repeat(40)
let folder: string
let inbox: Inbox
let now = Date.parse('2026-11-21T10:00:00Z')

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wajiha-erasing-'))
  inbox = await openInbox(folder, () => now)
})
afterEach(async () => {
  inbox.close()
  await rm(folder, { recursive: true, force: true })
})

const her = { name: 'ليلى', phoneE164: '+966501234567', emailNorm: 'layla@example.com' }
const hash = (text: string) =>
  createHmac('sha256', Buffer.from(key, 'base64url')).update(text).digest('hex')

const erasureOf = (texts: string[], at = now): Erasure => ({
  id: crypto.randomUUID(),
  at: new Date(at).toISOString(),
  hashes: texts.map(hash),
})
const byPhone = () => erasureOf(['phone:+966501234567'])

async function accept(more: Partial<Submission> = {}, ...files: string[]) {
  const submission = aSubmission(more)
  const [cv, ...questions] = files.map((file) => join(inbox.incoming, `${file}.part`))
  for (const path of [cv, ...questions]) if (path) await writeFile(path, 'سيرة ليلى')
  await inbox.accept(submission, 'hash', { cv, questions })
  return submission
}

const keys = () => inbox.due(1_000).map(({ key: one }) => one)
const erase = (...erasures: Erasure[]) => inbox.erasing.erase(erasures, hashWith(key))

describe('the inbox', () => {
  it('erases whom the studio names, delivered or not, with their files, and nobody else', async () => {
    await accept({ answers: her }, 'cv', 'portfolio', 'letter')
    const delivered = await accept({
      answers: { emailNorm: her.emailNorm, phoneE164: her.phoneE164 },
    })
    await inbox.markDelivered(delivered.idempotencyKey, 'row')
    const other = await accept({ answers: { name: 'نورة', phoneE164: '+966509999999' } })
    const erasure = byPhone()
    await erase(erasure)
    expect(keys()).toEqual([other.idempotencyKey])
    expect(await readdir(join(folder, 'files'))).toEqual([])
    expect(inbox.erasing.unreported()).toEqual([
      { id: erasure.id, inbox: expect.any(String), rows: 2, files: 3 },
    ])
  })

  it('leaves not a letter of them in its files', async () => {
    const written = await accept({ answers: { ...her, message: 'سرُّ ليلى' } })
    await erase(byPhone())
    for (const name of ['inbox.sqlite', 'inbox.sqlite-wal']) {
      const path = join(folder, name)
      const bytes = existsSync(path) ? readFileSync(path) : Buffer.alloc(0)
      for (const word of ['سرُّ ليلى', her.phoneE164, written.idempotencyKey])
        expect(bytes.includes(word), `${name}: ${word}`).toBe(false)
    }
  })

  it('keeps what they write afterwards, and does an erasure once', async () => {
    const erasure = byPhone()
    await accept({ answers: her })
    await erase(erasure)
    now += 60_000
    const later = await accept({ answers: her })
    await erase(erasure, erasureOf(['email:somebody@example.com']))
    expect(keys()).toEqual([later.idempotencyKey])
    now -= 60_000
  })

  it('looks through more rows than one look holds', async () => {
    for (let number = 0; number < 450; number += 1)
      await accept({ answers: number % 3 === 0 ? her : { name: 'غيرها' } })
    await erase(byPhone())
    expect(keys()).toHaveLength(300)
  })
})

/** A studio that knows of some erasures, and can be away. */
async function startStudio(erasures: Erasure[]) {
  const reports: [string, ErasureReport][] = []
  const mood = { isAway: false, refusesReports: false }
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    const isOurs = request.headers.authorization === `Bearer ${serviceKey}`
    if (mood.isAway || !isOurs) return response.writeHead(503).end()
    if (request.method === 'GET') {
      response.setHeader('content-type', 'application/json')
      return response.end(JSON.stringify({ data: { key, erasures } }))
    }
    if (mood.refusesReports) return response.writeHead(500).end()
    reports.push([request.url ?? '', JSON.parse(text)])
    return response.writeHead(204).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    reports,
    mood,
    apiBase: `http://127.0.0.1:${port}/api/v1/`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

const soon = { timeout: 20_000, interval: 20 }
const follow = (apiBase: string, more: object = {}) =>
  watchErasures({
    apiBase,
    serviceKey,
    inbox: inbox.erasing,
    eraseVisitors: () => 0,
    everyMs: 20,
    log: createLog(() => {}),
    ...more,
  })

describe('the site', () => {
  it('hears of erasures, does them, and reports each once', async () => {
    await accept({ answers: her })
    const erasure = byPhone()
    const studio = await startStudio([erasure])
    const watcher = follow(studio.apiBase)
    await expect.poll(() => studio.reports.length, soon).toBe(1)
    expect(studio.reports[0]).toEqual([
      `/api/v1/erasures/${erasure.id}`,
      { inbox: expect.any(String), rows: 1, files: 0, visits: 0 },
    ])
    await expect.poll(() => inbox.erasing.unreported(), soon).toEqual([])
    await watcher.stop()
    await studio.stop()
  })

  it('waits for a studio that is away, and reports again what was not heard', async () => {
    await accept({ answers: her })
    const studio = await startStudio([byPhone()])
    Object.assign(studio.mood, { isAway: true, refusesReports: true })
    const first = follow(studio.apiBase)
    expect(keys()).toHaveLength(1)
    studio.mood.isAway = false
    await expect.poll(() => keys().length, soon).toBe(0)
    await first.stop()
    // A new process knows what is still to be told.
    inbox.close()
    inbox = await openInbox(folder, () => now)
    studio.mood.refusesReports = false
    const second = follow(studio.apiBase)
    await expect.poll(() => studio.reports.length, soon).toBe(1)
    expect(studio.reports[0]?.[1].rows).toBe(1)
    await second.stop()
    await studio.stop()
  })

  it('forgets the visits of those whom it erases', async () => {
    const visitor = crypto.randomUUID()
    const erased: boolean[] = []
    const eraseVisitors = (isErased: (one: string) => boolean) => {
      erased.push(isErased(visitor), isErased(crypto.randomUUID()))
      return 1
    }
    const studio = await startStudio([erasureOf([`visitor:${visitor}`])])
    const watcher = follow(studio.apiBase, { eraseVisitors })
    await expect.poll(() => studio.reports.length, soon).toBe(1)
    expect([erased, studio.reports[0]?.[1].visits]).toEqual([[true, false], 1])
    await watcher.stop()
    await studio.stop()
  })
})
