import { spawn } from 'node:child_process'
import { mkdtemp, open, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aSubmission } from '../../test/a-submission.ts'
import { openDatabase } from './database.ts'
import { createGroupCommit, InboxUnavailable } from './group-commit.ts'
import { type Inbox, openInbox } from './inbox.ts'
import type { Damage } from './open-whole.ts'
import { createRows } from './rows.ts'

let folder: string
let inbox: Inbox
let time = Date.now()

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wajiha-inbox-'))
  inbox = await openInbox(folder, () => time)
})

afterEach(async () => {
  inbox.close()
  await rm(folder, { recursive: true, force: true })
})

const file = () => join(folder, 'inbox.sqlite')

describe('the inbox', () => {
  it('writes ahead and syncs every commit to the disk', () => {
    const database = openDatabase(folder)
    expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' })
    expect(database.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 })
    database.close()
  })

  it('answers the second of two with the first, and refuses another body', async () => {
    const submission = aSubmission()
    const first = await inbox.accept(submission, 'a')
    expect(first.kind).toBe('stored')
    const again = await inbox.accept(
      { ...aSubmission(), idempotencyKey: submission.idempotencyKey },
      'a',
    )
    expect(again).toEqual({ ...first, kind: 'replayed' })
    expect(await inbox.accept(submission, 'b')).toEqual({ kind: 'conflict' })
    expect(inbox.state().waiting).toBe(1)
  })

  it('knows a body under a program’s key, also from before keys had a sum, and takes no other key for it', async () => {
    const sums = ['a', 'b'].map((letter) => letter.repeat(24))
    const keyOf = (name: string, at = 0) => `h:${name}:${sums[at]}`
    for (const idempotencyKey of ['h:old', keyOf('new'), keyOf(`new:${sums[0]}`), keyOf('new2')])
      await inbox.accept(aSubmission({ idempotencyKey }), idempotencyKey)
    const found = (key: string, bodyHash: string) => inbox.find({ key, bodyHash })?.kind
    expect(found(keyOf('old'), 'h:old')).toBe('accepted')
    expect(found(keyOf('old', 1), 'other')).toBe('conflict')
    expect(found(keyOf('new', 1), 'other')).toBe('conflict')
    expect(found(keyOf(`new:${sums[0]}`, 1), 'other')).toBe('conflict')
    for (const name of ['ne', 'ol', 'new:x', 'old:x', 'new3'])
      expect(found(keyOf(name), 'any')).toBeUndefined()
  })

  it('waits for a lock without holding up the process', async () => {
    const other = new DatabaseSync(file())
    other.exec('BEGIN IMMEDIATE')
    const accepting = inbox.accept(aSubmission(), 'a')
    let ticks = 0
    const clock = setInterval(() => {
      ticks += 1
    }, 10)
    await new Promise((resolve) => setTimeout(resolve, 700))
    clearInterval(clock)
    other.exec('COMMIT')
    other.close()
    expect((await accepting).kind).toBe('stored')
    // A process that is held up ticks once or twice.
    expect(ticks).toBeGreaterThan(10)
  })

  it('gives up on a lock after five seconds, says so, and recovers by itself', async () => {
    const other = new DatabaseSync(file())
    other.exec('BEGIN IMMEDIATE')
    await expect(inbox.accept(aSubmission(), 'a')).rejects.toBeInstanceOf(InboxUnavailable)
    expect(inbox.state()).toMatchObject({ waiting: 0, isWritable: false })
    other.exec('COMMIT')
    other.close()
    expect((await inbox.accept(aSubmission(), 'a')).kind).toBe('stored')
    expect(inbox.state()).toMatchObject({ waiting: 1, isWritable: true })
  }, 15_000)

  it('refuses while the disk is full, keeps what it had, and recovers by itself', async () => {
    const database = openDatabase(join(folder, 'full'))
    const commit = createGroupCommit(database)
    const rows = createRows(database)
    const long = () => aSubmission({ answers: { message: 'س'.repeat(9_000) } })
    const write = () => commit.write(() => rows.insert(long(), 'a', { questions: [] }, 0))
    await write()
    const [{ page_count: pages }] = database.prepare('PRAGMA page_count').all() as [
      { page_count: number },
    ]
    // A file that may not grow is to SQLite the same as a disk without room.
    database.exec(`PRAGMA max_page_count = ${pages + 8}`)
    let kept = 1
    let refused = 0
    for (let round = 0; round < 10; round += 1)
      await write().then(
        () => (kept += 1),
        (error) => {
          expect(error).toBeInstanceOf(InboxUnavailable)
          refused += 1
        },
      )
    expect(refused).toBeGreaterThan(5)
    expect([rows.count(), commit.isWritable()]).toEqual([kept, false])
    database.exec('PRAGMA max_page_count = 1000000')
    await write()
    expect([rows.count(), commit.isWritable()]).toEqual([kept + 1, true])
    database.close()
  })

  it('opens what an older version made, and keeps several files with a submission', async () => {
    const older = await mkdtemp(join(tmpdir(), 'wajiha-inbox-older-'))
    const waits = aSubmission()
    const made = new DatabaseSync(join(older, 'inbox.sqlite'))
    made.exec(`CREATE TABLE submissions (
      key TEXT PRIMARY KEY NOT NULL, body_hash TEXT NOT NULL, id TEXT NOT NULL UNIQUE,
      reference TEXT NOT NULL UNIQUE, payload TEXT NOT NULL, file TEXT,
      received_at INTEGER NOT NULL, delivered_at INTEGER, studio_id TEXT,
      attempts INTEGER NOT NULL DEFAULT 0, next_at INTEGER NOT NULL DEFAULT 0, last_error TEXT
    ) STRICT`)
    made
      .prepare('INSERT INTO submissions VALUES (?, ?, ?, ?, ?, ?, 1, NULL, NULL, 0, 0, NULL)')
      .run(waits.idempotencyKey, 'a', waits.id, waits.reference, JSON.stringify(waits), 'old-cv')
    made.close()
    const opened = await openInbox(older, () => time)
    const paths = ['cv', 'one', 'two'].map((name) => join(opened.incoming, `${name}.part`))
    for (const path of paths) await writeFile(path, path)
    const [cv, ...questions] = paths
    await opened.accept(aSubmission(), 'b', { cv, questions })
    expect(opened.due(10).map(({ files }) => files)).toEqual([
      { cv: 'old-cv', questions: [] },
      { cv: 'cv', questions: ['one', 'two'] },
    ])
    for (const { key } of opened.due(10)) await opened.markDelivered(key, 'row')
    time += 31 * 24 * 60 * 60_000
    expect(await opened.forgetOld()).toBe(2)
    expect(await readdir(join(older, 'files'))).toEqual([])
    opened.close()
    time = Date.now()
    await rm(older, { recursive: true, force: true })
  })

  it('forgets what was delivered thirty days ago, and never what was not', async () => {
    const [old, waiting] = [aSubmission(), aSubmission()]
    await inbox.accept(old, 'a')
    await inbox.accept(waiting, 'a')
    await inbox.markDelivered(old.idempotencyKey, 'row')
    time += 29 * 24 * 60 * 60_000
    expect(await inbox.forgetOld()).toBe(0)
    time += 2 * 24 * 60 * 60_000
    expect(await inbox.forgetOld()).toBe(1)
    expect(inbox.due(10).map(({ key }) => key)).toEqual([waiting.idempotencyKey])
    time = Date.now()
  })
})

describe('a damaged file', () => {
  const pages = 4096
  const fill = async (count: number) => {
    const written = Array.from({ length: count }, () => aSubmission())
    for (const one of written) await inbox.accept(one, 'a')
    return written.map(({ idempotencyKey }) => idempotencyKey)
  }
  const spoil = async (from: number, to: number) => {
    const handle = await open(file(), 'r+')
    await handle.write(Buffer.alloc(to - from, 0xa5), 0, to - from, from)
    await handle.close()
  }

  it('is set aside at the start: the inbox goes on with every row that can be read', async () => {
    const keys = await fill(200)
    inbox.close()
    const { size } = await stat(file())
    await spoil(Math.floor(size / 2 / pages) * pages, Math.floor(size / 2 / pages + 2) * pages)
    const told: Damage[] = []
    inbox = await openInbox(
      folder,
      () => time,
      (damage) => told.push(damage),
    )
    const kept = new Set(inbox.due(1000).map(({ key }) => key))
    expect(told).toEqual([{ folder: expect.stringMatching(/^damaged-/), recovered: kept.size }])
    expect(kept.size).toBeGreaterThan(100)
    expect([...kept].every((key) => keys.includes(key))).toBe(true)
    expect(await readdir(join(folder, told[0]?.folder ?? ''))).toContain('inbox.sqlite')
    expect((await inbox.accept(aSubmission(), 'a')).kind).toBe('stored')
    expect(inbox.state()).toMatchObject({ waiting: kept.size + 1, isWritable: true, damaged: 1 })
  })

  it('that is no database at all is set aside, with its files', async () => {
    await fill(3)
    await writeFile(join(folder, 'files', 'a-cv'), 'cv')
    inbox.close()
    await writeFile(file(), 'this is no database'.repeat(1000))
    await rm(`${file()}-wal`, { force: true })
    const told: Damage[] = []
    inbox = await openInbox(
      folder,
      () => time,
      (damage) => told.push(damage),
    )
    expect(told.map(({ recovered }) => recovered)).toEqual([0])
    expect(await readdir(join(folder, told[0]?.folder ?? '', 'files'))).toEqual(['a-cv'])
    expect((await inbox.accept(aSubmission(), 'a')).kind).toBe('stored')
  })

  it('is outlived in the middle of work: who writes then is kept, too', async () => {
    const told: Damage[] = []
    inbox.close()
    inbox = await openInbox(
      folder,
      () => time,
      (damage) => told.push(damage),
    )
    await fill(200)
    // Written through, so that the damage is met in the file and not in the log.
    const other = new DatabaseSync(file())
    other.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    other.close()
    const { size } = await stat(file())
    await spoil(pages, size)
    const outcomes: string[] = []
    const write = async () => {
      const { kind } = await inbox.accept(aSubmission(), 'a')
      outcomes.push(kind)
    }
    for (let round = 0; round < 50 && told.length === 0; round += 1)
      await Promise.all(Array.from({ length: 16 }, write))
    expect(told.length).toBe(1)
    expect(new Set(outcomes)).toEqual(new Set(['stored']))
    expect((await inbox.accept(aSubmission(), 'a')).kind).toBe('stored')
  })
})

describe('a process that is killed while it writes', () => {
  it('has lost nothing that it acknowledged', async () => {
    for (let round = 0; round < 5; round += 1) {
      const acks = await writeUntilKilled(join(folder, 'killed'), 30 + round * 25)
      expect(acks.length).toBeGreaterThan(30)
      const survivor = await openInbox(join(folder, 'killed'))
      const stored = new Set(survivor.due(100_000).map(({ key }) => key))
      expect(acks.filter((key) => !stored.has(key))).toEqual([])
      survivor.close()
    }
  })
})

/** Sixteen writers at once in a process of its own, killed after so many. @returns what it confirmed. */
function writeUntilKilled(where: string, enough: number): Promise<string[]> {
  const script = join(import.meta.dirname, '..', '..', 'test', 'write-inbox.ts')
  const child = spawn(process.execPath, [script, where], { stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString()
    if (said.split('\n').length > enough + 1) child.kill('SIGKILL')
  })
  return new Promise((resolve) => {
    // The last line may be torn by the kill; only whole ones were acknowledged.
    child.on('close', () => resolve(said.split('\n').slice(0, -1)))
  })
}
