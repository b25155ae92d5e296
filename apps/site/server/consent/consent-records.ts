/**
 * The proof of what visitors answered (ATTR-04): rows beside the inbox that are added and never
 * changed, in a file of their own. Nobody is named; a visitor's id stands there only where they carry
 * one. Rows are forgotten after three years.
 */
import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Choices } from '#app/consent/start/consent.ts'
import { createGroupCommit } from '../inbox/group-commit.ts'

type ConsentRecord = {
  visitorId: string | undefined
  choices: Choices
  noticeVersion: string
  locale: 'ar' | 'en'
  /** Where it was answered: in the notice with script, or in the form without. */
  source: 'notice' | 'form'
  /** The first 24 or 48 bits. */
  ipTrunc: string
}

type ConsentRecords = {
  /** Settles when it is on the disk. @throws {InboxUnavailable} */
  add: (record: ConsentRecord) => Promise<void>
  count: () => number
  close: () => void
}

const keptMs = 3 * 365 * 24 * 60 * 60_000

/** @param folder of the inbox; made when it is not there. */
export function openConsentRecords(folder: string, now: () => number = Date.now): ConsentRecords {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const database = new DatabaseSync(join(folder, 'consent.sqlite'), { timeout: 5_000 })
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    CREATE TABLE IF NOT EXISTS consent_records (
      id TEXT PRIMARY KEY NOT NULL,
      at INTEGER NOT NULL,
      visitor_id TEXT,
      choices TEXT NOT NULL,
      notice_version TEXT NOT NULL,
      locale TEXT NOT NULL,
      source TEXT NOT NULL,
      ip_trunc TEXT NOT NULL
    ) STRICT;
    CREATE INDEX IF NOT EXISTS by_time ON consent_records (at);
    CREATE TRIGGER IF NOT EXISTS never_changed BEFORE UPDATE ON consent_records
      BEGIN SELECT RAISE(ABORT, 'a record of consent is never changed'); END;
  `)
  // From here on a lock is waited for beside the answering of others (`group-commit.ts`).
  database.exec('PRAGMA busy_timeout = 0')
  const insert = database.prepare(`
    INSERT INTO consent_records VALUES (?, ?, ?, ?, ?, ?, ?, ?)`)
  const forget = database.prepare('DELETE FROM consent_records WHERE at < ?')
  const counted = database.prepare('SELECT count(*) AS count FROM consent_records')
  const commit = createGroupCommit(database)

  return {
    add: (record) =>
      commit.write(() => {
        const at = now()
        forget.run(at - keptMs)
        insert.run(
          randomUUID(),
          at,
          record.visitorId ?? null,
          JSON.stringify(record.choices),
          record.noticeVersion,
          record.locale,
          record.source,
          record.ipTrunc,
        )
      }),
    count: () => Number(counted.get()?.count),
    close: () => database.close(),
  }
}
