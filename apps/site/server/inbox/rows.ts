/** Statements of the inbox, prepared once. Times are milliseconds since 1970. */
import type { DatabaseSync } from 'node:sqlite'
import type { Submission } from '@wajiha/contract'
import { prepare } from '../plumbing/prepare.ts'
import { programKeyOf, sumLength } from './program-key.ts'

/** The CV, and the files that answer questions in the order of `submission.files`. */
export type KeptFiles = { cv?: string | undefined; questions: readonly string[] }

export type Row = {
  key: string
  submission: Submission
  /** Names below `files/`. */
  files: KeptFiles
  attempts: number
}

export type Rows = ReturnType<typeof createRows>

type Known = { id: string; reference: string; body_hash: string }
type Stored = { key: string; payload: string; file: string | null; attempts: number }

/** Every statement by the name it is used under. */
const prepareAll = (database: DatabaseSync) => ({
  find: prepare<Known>(database, 'SELECT id, reference, body_hash FROM submissions WHERE key = ?'),
  /** Any body under a program's key `?1`; before keys had a sum, it stood alone. No other key of that length begins so. */
  ofProgram: prepare<Known>(
    database,
    `SELECT id, reference, body_hash FROM submissions
     WHERE key >= ?1 AND key < ?1 || ';'
       AND (key = ?1 OR (substr(key, length(?1) + 1, 1) = ':' AND length(key) = length(?1) + 1 + ${sumLength}))
     LIMIT 1`,
  ),
  reference: database.prepare('SELECT 1 FROM submissions WHERE reference = ?'),
  insert: database.prepare(
    `INSERT INTO submissions (key, body_hash, id, reference, payload, file, received_at)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
  ),
  due: prepare<Stored>(
    database,
    `SELECT key, payload, file, attempts FROM submissions
     WHERE delivered_at IS NULL AND next_at <= ? ORDER BY rowid LIMIT ?`,
  ),
  delivered: database.prepare(
    `UPDATE submissions SET delivered_at = ?, studio_id = ?, last_error = NULL WHERE key = ?`,
  ),
  postponed: database.prepare(
    `UPDATE submissions SET next_at = ?, last_error = ?, attempts = attempts + 1 WHERE key = ?`,
  ),
  waiting: prepare<{ waiting: number; oldest: number | null }>(
    database,
    `SELECT count(*) AS waiting, min(received_at) AS oldest FROM submissions
     WHERE delivered_at IS NULL`,
  ),
  addFile: database.prepare('INSERT INTO question_files (name, key, place) VALUES (?, ?, ?)'),
  filesOf: prepare<{ name: string }>(
    database,
    'SELECT name FROM question_files WHERE key = ? ORDER BY place',
  ),
  file: database.prepare(
    `SELECT 1 FROM submissions WHERE file = ?1
     UNION ALL SELECT 1 FROM question_files WHERE name = ?1`,
  ),
  old: prepare<Pick<Stored, 'key' | 'file'>>(
    database,
    `SELECT key, file FROM submissions WHERE delivered_at < ? ORDER BY rowid LIMIT ?`,
  ),
  remove: database.prepare('DELETE FROM submissions WHERE key = ?'),
  all: prepare<{ count: number }>(database, 'SELECT count(*) AS count FROM submissions'),
})

export function createRows(database: DatabaseSync) {
  const statements = prepareAll(database)
  const questionFiles = (key: string) => statements.filesOf.all(key).map(({ name }) => name)

  return {
    find(key: string) {
      const program = programKeyOf(key)
      const row =
        statements.find.get(key) ??
        (program === undefined ? undefined : statements.ofProgram.get(program))
      return row && { id: row.id, reference: row.reference, bodyHash: row.body_hash }
    },
    hasReference: (reference: string) => statements.reference.get(reference) !== undefined,
    insert(submission: Submission, bodyHash: string, files: KeptFiles, at: number) {
      const { idempotencyKey, id, reference } = submission
      const payload = JSON.stringify(submission)
      statements.insert.run(idempotencyKey, bodyHash, id, reference, payload, files.cv ?? null, at)
      for (const [place, name] of files.questions.entries())
        statements.addFile.run(name, idempotencyKey, place)
    },
    due: (at: number, most: number): Row[] =>
      statements.due.all(at, most).map(({ key, payload, file: name, attempts }) => ({
        key,
        submission: JSON.parse(payload) as Submission,
        files: { cv: name ?? undefined, questions: questionFiles(key) },
        attempts,
      })),
    markDelivered: (key: string, studioId: string, at: number) =>
      void statements.delivered.run(at, studioId, key),
    postpone: (key: string, reason: string, at: number) =>
      void statements.postponed.run(at, reason.slice(0, 300), key),
    waiting: () => statements.waiting.get() ?? { waiting: 0, oldest: null },
    hasFile: (name: string) => statements.file.get(name) !== undefined,
    deliveredBefore: (at: number, most: number) =>
      statements.old.all(at, most).map(({ key, file: cv }) => ({
        key,
        files: [...(cv ? [cv] : []), ...questionFiles(key)],
      })),
    remove: (key: string) => void statements.remove.run(key),
    count: () => statements.all.get()?.count ?? 0,
  }
}
