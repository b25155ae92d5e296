/**
 * Erases people from the inbox: rows, delivered or not, and their files. Everything is compared by keyed
 * hashes, a few rows at a time so that no page waits. What was done is written in the transaction that
 * does it: killed before, it is done the next time; killed after, it is only told again.
 */
import { createHmac, randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { type Erasure, type ErasureReport, identifiersOf, type Submission } from '@wajiha/contract'
import { prepare } from '../plumbing/prepare.ts'
import type { Files } from './files.ts'
import type { GroupCommit } from './group-commit.ts'

type Parts = { database: DatabaseSync; commit: GroupCommit; files: Files }
type Stored = { rowid: number; key: string; payload: string; file: string | null; at: number }
type Counts = { rows: number; files: number }
type Hit = { key: string; files: string[]; erasure: string }

/** @param text `phone:+966501234567` @returns its keyed hash, hexadecimal. */
export type HashOf = (text: string) => string

export type Erasing = {
  /** Erasures that this inbox has not carried out yet. */
  open: (erasures: readonly Erasure[]) => Erasure[]
  /** Erases whoever was not erased here before. */
  erase: (erasures: readonly Erasure[], hashOf: HashOf) => Promise<void>
  /** What the studio has not heard of yet, by the erasure's id. */
  unreported: () => (Omit<ErasureReport, 'visits'> & { id: string })[]
  markReported: (id: string) => Promise<void>
}

const atOnce = 200

/** @param key base64url, as the studio tells it. */
export const hashWith =
  (key: string): HashOf =>
  (text) =>
    createHmac('sha256', Buffer.from(key, 'base64url')).update(text).digest('hex')

export function createErasing({ database, commit, files }: Parts): Erasing {
  database.exec(tables)
  const inbox = inboxNameOf(database)
  const known = database.prepare('SELECT 1 FROM erasures WHERE id = ?')
  const page = prepare<Stored>(
    database,
    `SELECT rowid, key, payload, file, received_at AS at FROM submissions
     WHERE rowid > ? ORDER BY rowid LIMIT ?`,
  )
  const more = prepare<{ name: string }>(database, 'SELECT name FROM question_files WHERE key = ?')
  const remove = database.prepare('DELETE FROM submissions WHERE key = ?')
  const note = database.prepare('INSERT OR IGNORE INTO erasures (id, rows, files) VALUES (?, ?, ?)')
  const unreported = prepare<Counts & { id: string }>(
    database,
    'SELECT id, rows, files FROM erasures WHERE reported = 0',
  )
  const report = database.prepare('UPDATE erasures SET reported = 1 WHERE id = ?')

  const filesOf = ({ key, file }: Stored) => [
    ...(file ? [file] : []),
    ...more.all(key).map(({ name }) => name),
  ]

  async function find(asked: readonly Erasure[], hashOf: HashOf): Promise<Hit[]> {
    const hits: Hit[] = []
    for (let last = 0; ; ) {
      const rows = page.all(last, atOnce)
      for (const row of rows)
        for (const erasure of meantBy(row, asked, hashOf))
          hits.push({ key: row.key, files: filesOf(row), erasure })
      if (rows.length < atOnce) return hits
      last = rows.at(-1)?.rowid ?? last
      await new Promise((resolve) => setImmediate(resolve))
    }
  }

  const open = (erasures: readonly Erasure[]) => erasures.filter(({ id }) => !known.get(id))

  return {
    open,
    async erase(erasures, hashOf) {
      const asked = open(erasures)
      if (asked.length === 0) return
      const hits = await find(asked, hashOf)
      // Files first: a row without its file is found again, a file without its row is not.
      for (const hit of hits) for (const name of hit.files) await files.drop(name)
      await commit.write(() => {
        for (const { key } of hits) remove.run(key)
        for (const { id } of asked) note.run(id, ...numbers(countOf(id, hits)))
      })
      forgetPages(database)
    },
    unreported: () =>
      unreported.all().map(({ id, rows, files: count }) => ({
        id,
        inbox,
        rows,
        files: count,
      })),
    markReported: (id) => commit.write(() => void report.run(id)),
  }
}

const numbers = ({ rows, files }: Counts): [number, number] => [rows, files]

function countOf(id: string, hits: readonly Hit[]): Counts {
  const own = hits.filter(({ erasure }) => erasure === id)
  return { rows: own.length, files: own.flatMap(({ files }) => files).length }
}

/** At most one: the first erasure that means the row, and that came after it. */
function meantBy({ payload, at }: Stored, asked: readonly Erasure[], hashOf: HashOf): string[] {
  const hashes = new Set(identifiersOf(JSON.parse(payload) as Submission).map(hashOf))
  const meant = asked.find(
    (erasure) => at <= Date.parse(erasure.at) && erasure.hashes.some((hash) => hashes.has(hash)),
  )
  return meant ? [meant.id] : []
}

/** Empties SQLite's write-ahead log, which still holds deleted rows. While it is read, the next erasure does it. */
function forgetPages(database: DatabaseSync): void {
  try {
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  } catch {
    // The log is folded in at the next checkpoint.
  }
}

const tables = `
  PRAGMA secure_delete = ON;
  CREATE TABLE IF NOT EXISTS erasures (
    id TEXT PRIMARY KEY NOT NULL,
    rows INTEGER NOT NULL,
    files INTEGER NOT NULL,
    reported INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE TABLE IF NOT EXISTS inbox (id TEXT NOT NULL) STRICT;
`

/** The inbox's own id, made once: several sites report their erasures to one studio. */
function inboxNameOf(database: DatabaseSync): string {
  const kept = prepare<{ id: string }>(database, 'SELECT id FROM inbox').get()
  if (kept) return kept.id
  const id = randomUUID()
  database.prepare('INSERT INTO inbox (id) VALUES (?)').run(id)
  return id
}
