/** The site's inbox, read beside the running site without disturbing it; and the one repair it needs. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Received } from './findings.ts'

type Row = {
  reference: string
  receivedAt: number
  deliveredAt: number | null
  lastError: string | null
}

const fileIn = (dataDir: string) => join(dataDir, 'inbox', 'inbox.sqlite')

/** @returns nothing when the file cannot be read; an empty list when the site never ran. */
export function readInbox(dataDir: string): Received[] | undefined {
  if (!existsSync(fileIn(dataDir))) return []
  try {
    return withInbox(dataDir, true, (database) => {
      const rows = database
        .prepare(
          `SELECT reference, received_at AS receivedAt, delivered_at AS deliveredAt,
             last_error AS lastError FROM submissions ORDER BY rowid`,
        )
        .all() as Row[]
      return rows.map(({ reference, receivedAt, deliveredAt, lastError }) => ({
        reference,
        receivedAt,
        deliveredAt: deliveredAt ?? undefined,
        lastError: lastError ?? undefined,
      }))
    })
  } catch {
    return undefined
  }
}

/** Names of what the site set aside because it was damaged. */
export function readDamaged(dataDir: string): string[] {
  const inbox = join(dataDir, 'inbox')
  return existsSync(inbox) ? readdirSync(inbox).filter((name) => name.startsWith('damaged-')) : []
}

/** Marks as not delivered, so that the courier carries them once more. The studio knows their keys. */
export function deliverAgain(dataDir: string, references: readonly string[]): void {
  withInbox(dataDir, false, (database) => {
    const statement = database.prepare(
      'UPDATE submissions SET delivered_at = NULL, next_at = 0 WHERE reference = ?',
    )
    for (const reference of references) statement.run(reference)
  })
}

function withInbox<Value>(
  dataDir: string,
  readOnly: boolean,
  use: (database: DatabaseSync) => Value,
): Value {
  const database = new DatabaseSync(fileIn(dataDir), { readOnly, timeout: 5_000 })
  try {
    return use(database)
  } finally {
    database.close()
  }
}
