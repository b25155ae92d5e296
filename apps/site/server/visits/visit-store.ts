/**
 * What is known of visits until the studio has it: SQLite beside the inbox, written once in half a
 * second at most. A crash loses what came since then; a full or locked disk loses visits, never pages.
 */
import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Locale } from '@wajiha/arabic'
import type { DeviceClass, MissedAddress, StoredVisit, VainSearch, Visits } from '@wajiha/contract'
import { prepare } from '../plumbing/prepare.ts'

export type OpenedPage = {
  hour: string
  path: string
  referrerHost: string
  deviceClass: DeviceClass
}
/** Asked for, and no page stands there. `from` is empty, a path of ours or another site. */
export type Miss = { path: string; from: string; lastAt: string }
/** Looked for in vain on a day: `2026-11-26`. */
export type Sought = { day: string; locale: Locale; words: string }
/** Addresses without a page that are remembered: those that were asked for last. */
const mostMisses = 2_000
/** Searches that are remembered, the newest. */
const mostSearches = 2_000

type CountRow = OpenedPage & { id: number; count: number }

export type VisitStore = ReturnType<typeof openVisitStore>

/** @param folder made when it is not there. @throws when the file cannot be opened. */
export function openVisitStore(folder: string) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const database = new DatabaseSync(join(folder, 'visits.sqlite'), { timeout: 1_000 })
  database.exec(tables)
  const name = storeNameOf(database)
  // From here on nobody waits for a lock: what could not be written is written with the next.
  database.exec('PRAGMA busy_timeout = 0')
  const insert = database.prepare('INSERT OR IGNORE INTO touches (id, payload) VALUES (?, ?)')
  const add = database.prepare(
    `INSERT INTO counts (hour, path, referrer_host, device_class, count) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (hour, path, referrer_host, device_class)
     DO UPDATE SET count = count + excluded.count`,
  )
  const dueTouches = prepare<{ payload: string }>(
    database,
    'SELECT payload FROM touches ORDER BY rowid LIMIT ?',
  )
  const dueCounts = prepare<CountRow>(
    database,
    `SELECT id, hour, path, referrer_host AS referrerHost, device_class AS deviceClass, count
     FROM counts WHERE count > told ORDER BY id LIMIT ?`,
  )
  const addMiss = database.prepare(
    `INSERT INTO misses (path, came_from, last_at, count) VALUES (?, ?, ?, ?)
     ON CONFLICT (path, came_from)
     DO UPDATE SET count = count + excluded.count, last_at = excluded.last_at`,
  )
  const dueMisses = prepare<Miss & { id: number; count: number }>(
    database,
    `SELECT id, path, came_from AS "from", last_at AS lastAt, count
     FROM misses WHERE count > told ORDER BY id LIMIT ?`,
  )
  const toldMiss = database.prepare('UPDATE misses SET told = max(told, ?) WHERE id = ?')
  const forgetMisses = database.prepare(
    'DELETE FROM misses WHERE id NOT IN (SELECT id FROM misses ORDER BY last_at DESC LIMIT ?)',
  )
  const addSearch = database.prepare(
    `INSERT INTO searches (day, locale, words, count) VALUES (?, ?, ?, ?)
     ON CONFLICT (day, locale, words) DO UPDATE SET count = count + excluded.count`,
  )
  const dueSearches = prepare<Sought & { id: number; count: number }>(
    database,
    'SELECT id, day, locale, words, count FROM searches WHERE count > told ORDER BY id LIMIT ?',
  )
  const toldSearch = database.prepare('UPDATE searches SET told = max(told, ?) WHERE id = ?')
  const forgetSearches = database.prepare(
    'DELETE FROM searches WHERE id NOT IN (SELECT id FROM searches ORDER BY id DESC LIMIT ?)',
  )
  const allTouches = prepare<{ id: string; visitor: string }>(
    database,
    `SELECT id, payload ->> 'visitor' AS visitor FROM touches LIMIT 10000`,
  )
  const remove = database.prepare('DELETE FROM touches WHERE id = ?')
  const told = database.prepare('UPDATE counts SET told = max(told, ?) WHERE id = ?')
  const forgetCounts = database.prepare('DELETE FROM counts WHERE hour < ? AND told >= count')
  const forgetLate = database.prepare(
    `DELETE FROM touches WHERE rowid <= (SELECT max(rowid) FROM touches) - ?`,
  )

  function transaction(work: () => void) {
    database.exec('BEGIN IMMEDIATE')
    try {
      work()
      database.exec('COMMIT')
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK')
      throw error
    }
  }

  return {
    /** @throws when the disk does not take it; then nothing of it was written. */
    write(
      touches: readonly StoredVisit[],
      opened: ReadonlyMap<string, [OpenedPage, number]>,
      missed: ReadonlyMap<string, [Miss, number]> = new Map(),
      sought: ReadonlyMap<string, [Sought, number]> = new Map(),
    ): void {
      transaction(() => {
        for (const touch of touches) insert.run(touch.id, JSON.stringify(touch))
        for (const [{ hour, path, referrerHost, deviceClass }, count] of opened.values())
          add.run(hour, path, referrerHost, deviceClass, count)
        for (const [{ path, from, lastAt }, count] of missed.values())
          addMiss.run(path, from, lastAt, count)
        if (missed.size > 0) forgetMisses.run(mostMisses)
        for (const [{ day, locale, words }, count] of sought.values())
          addSearch.run(day, locale, words, count)
        if (sought.size > 0) forgetSearches.run(mostSearches)
      })
    },
    /** The oldest that the studio does not have. */
    due(): Visits {
      const touches = dueTouches.all(100).map(({ payload }) => JSON.parse(payload) as StoredVisit)
      const counts = dueCounts
        .all(500)
        .map(({ id, hour, path, referrerHost, deviceClass, count }) => ({
          key: `${name}.${id}`,
          hour,
          path,
          deviceClass,
          count,
          ...(referrerHost ? { referrerHost } : {}),
        }))
      const misses = dueMisses.all(200).map(
        ({ id, path, from, lastAt, count }): MissedAddress => ({
          key: `${name}.m${id}`,
          path,
          lastAt,
          count,
          ...(from ? { from } : {}),
        }),
      )
      const searches = dueSearches
        .all(200)
        .map(({ id, ...search }): VainSearch => ({ ...search, key: `${name}.s${id}` }))
      return { touches, counts, misses, searches }
    },
    /** Removes what the studio has received, except counts of hours that may still grow. */
    settle({ touches, counts, misses, searches }: Visits, now: number): void {
      transaction(() => {
        for (const { id } of touches) remove.run(id)
        for (const { key, count } of counts) told.run(count, Number(key.split('.')[1]))
        for (const { key, count } of misses) toldMiss.run(count, Number(key.split('.m')[1]))
        for (const { key, count } of searches) toldSearch.run(count, Number(key.split('.s')[1]))
        forgetCounts.run(new Date(now - 2 * 60 * 60_000).toISOString())
      })
    },
    /** Forgets what waits of these visitors. @returns how many visits. */
    erase(isErased: (visitor: string) => boolean): number {
      const rows = allTouches.all()
      const erased = rows.filter(({ visitor }) => isErased(visitor))
      if (erased.length > 0)
        transaction(() => {
          for (const { id } of erased) remove.run(id)
        })
      return erased.length
    },
    /** Drops the oldest visits beyond `most`, for a site whose studio takes none. */
    bound: (most: number): void => void forgetLate.run(most),
    /** @param last what is still to be written; where another process is writing, it waits for that. */
    close(last?: () => void): void {
      database.exec('PRAGMA busy_timeout = 2000')
      last?.()
      database.close()
    },
  }
}

const tables = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  CREATE TABLE IF NOT EXISTS touches (id TEXT PRIMARY KEY NOT NULL, payload TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS counts (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    hour TEXT NOT NULL,
    path TEXT NOT NULL,
    referrer_host TEXT NOT NULL,
    device_class TEXT NOT NULL,
    count INTEGER NOT NULL,
    told INTEGER NOT NULL DEFAULT 0,
    UNIQUE (hour, path, referrer_host, device_class)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS misses (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    path TEXT NOT NULL,
    came_from TEXT NOT NULL,
    last_at TEXT NOT NULL,
    count INTEGER NOT NULL,
    told INTEGER NOT NULL DEFAULT 0,
    UNIQUE (path, came_from)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS searches (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    day TEXT NOT NULL,
    locale TEXT NOT NULL,
    words TEXT NOT NULL,
    count INTEGER NOT NULL,
    told INTEGER NOT NULL DEFAULT 0,
    UNIQUE (day, locale, words)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS book (name TEXT NOT NULL) STRICT;
`

/** Another file counts from one again; its name keeps its rows apart in the studio. */
function storeNameOf(database: DatabaseSync): string {
  const kept = prepare<{ name: string }>(database, 'SELECT name FROM book').get()
  if (kept) return kept.name
  const name = randomBytes(8).toString('hex')
  database.prepare('INSERT INTO book (name) VALUES (?)').run(name)
  return name
}
