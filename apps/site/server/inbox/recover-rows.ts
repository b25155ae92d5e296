/**
 * Reads of a damaged inbox what can be read: from its first row on, from its last row back, then each row between
 * by its number. What is read twice counts once.
 */
import { DatabaseSync, type StatementSync } from 'node:sqlite'

type Value = string | number | null
type Row = Record<string, Value> & { rowid: number }

/** Between the readable ends; a gap that is longer is not walked. */
const longestGap = 20_000

const tables = {
  submissions:
    'key, body_hash, id, reference, payload, file, received_at, delivered_at, studio_id, attempts, next_at, last_error',
  question_files: 'name, key, place',
}

/** @param into a new inbox. @returns how many messages it got. */
export function recoverRows(file: string, into: DatabaseSync): number {
  const from = openDamaged(file)
  if (!from) return 0
  try {
    into.exec('BEGIN IMMEDIATE')
    const recovered = copyTable(from, into, 'submissions')
    copyTable(from, into, 'question_files')
    into.exec('COMMIT')
    return recovered
  } finally {
    from.close()
  }
}

function openDamaged(file: string): DatabaseSync | undefined {
  try {
    const database = new DatabaseSync(file, { readOnly: true })
    database.prepare('SELECT count(*) FROM sqlite_schema').get()
    return database
  } catch {
    return undefined
  }
}

function copyTable(from: DatabaseSync, into: DatabaseSync, table: keyof typeof tables): number {
  const columns = tables[table].split(', ')
  const places = columns.map(() => '?').join(', ')
  const insert = into.prepare(
    `INSERT OR IGNORE INTO ${table} (${tables[table]}) VALUES (${places})`,
  )
  let copied = 0
  for (const row of readableRows(from, `SELECT rowid, ${tables[table]} FROM ${table}`))
    try {
      // A payload that cannot be read would hold up all behind it.
      if (table === 'submissions') JSON.parse(String(row.payload))
      copied += Number(insert.run(...columns.map((column) => row[column] ?? null)).changes)
    } catch {
      // This row is gone; the next may be whole.
    }
  return copied
}

function* readableRows(from: DatabaseSync, select: string): Generator<Row> {
  let [first, last] = [0, Number.MAX_SAFE_INTEGER]
  for (const row of untilDamage(from, `${select} NOT INDEXED ORDER BY rowid`)) {
    first = row.rowid
    yield row
  }
  for (const row of untilDamage(from, `${select} NOT INDEXED ORDER BY rowid DESC`)) {
    if (row.rowid <= first) return
    last = row.rowid
    yield row
  }
  const single = prepareSingle(from, select)
  if (!single) return
  for (let rowid = first + 1; rowid < Math.min(last, first + longestGap); rowid += 1) {
    const row = readOne(single, rowid)
    if (row) yield row
  }
}

function prepareSingle(from: DatabaseSync, select: string): StatementSync | undefined {
  try {
    return from.prepare(`${select} NOT INDEXED WHERE rowid = ?`)
  } catch {
    return undefined
  }
}

function readOne(single: StatementSync, rowid: number): Row | undefined {
  try {
    return single.get(rowid) as Row | undefined
  } catch {
    return undefined
  }
}

function* untilDamage(from: DatabaseSync, select: string): Generator<Row> {
  try {
    yield* prepareEach(from, select)
  } catch {
    // The rest is reached from elsewhere, or not at all.
  }
}

const prepareEach = (from: DatabaseSync, select: string) =>
  from.prepare(select).iterate() as Iterable<Row>
