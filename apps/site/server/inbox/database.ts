/**
 * The inbox's file: SQLite with a write-ahead log, every commit synced to the disk before it counts.
 * What an older version made is opened as it is: tables are added where they lack, none is changed.
 * Rows keep their order of arrival. One file, two processes while one hands over to the other; both are safe.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** @param folder made when it is not there. */
export function openDatabase(folder: string): DatabaseSync {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const database = new DatabaseSync(join(folder, 'inbox.sqlite'), { timeout: 5_000 })
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA foreign_keys = ON;
    CREATE TABLE IF NOT EXISTS submissions (
      key TEXT PRIMARY KEY NOT NULL,
      body_hash TEXT NOT NULL,
      id TEXT NOT NULL UNIQUE,
      reference TEXT NOT NULL UNIQUE,
      payload TEXT NOT NULL,
      file TEXT,
      received_at INTEGER NOT NULL,
      delivered_at INTEGER,
      studio_id TEXT,
      attempts INTEGER NOT NULL DEFAULT 0,
      next_at INTEGER NOT NULL DEFAULT 0,
      last_error TEXT
    ) STRICT;
    CREATE TABLE IF NOT EXISTS question_files (
      name TEXT PRIMARY KEY NOT NULL,
      key TEXT NOT NULL REFERENCES submissions (key) ON DELETE CASCADE,
      place INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX IF NOT EXISTS files_of ON question_files (key, place);
    CREATE INDEX IF NOT EXISTS waiting ON submissions (received_at) WHERE delivered_at IS NULL;
  `)
  // From here on waiting for a lock would hold up every page; `group-commit.ts` tries again instead.
  database.exec('PRAGMA busy_timeout = 0')
  return database
}
