/** What lies in the inbox and in the studio, by the message it belongs to. Read with eyes of our own. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'

export type Stored = { message: string; reference: string }

/** Each message is written from a mailbox of its own. */
export const messageOf = (email: string) => email.replace(/@example\.com$/, '')

/** @param dataDir of the site. */
export function readInbox(dataDir: string): Stored[] {
  return withInbox(dataDir, (database) => {
    const rows = database
      .prepare("SELECT reference, payload ->> '$.answers.email' AS email FROM submissions")
      .all() as { reference: string; email: string }[]
    return rows.map(({ reference, email }) => ({ reference, message: messageOf(email) }))
  })
}

/** How many the studio has, and how many it does not have yet. */
export function countInbox(dataDir: string): { delivered: number; waiting: number } {
  return withInbox(dataDir, (database) => {
    const [row] = database
      .prepare('SELECT count(delivered_at) AS delivered, count(*) AS all_ FROM submissions')
      .all() as { delivered: number; all_: number }[]
    return { delivered: row?.delivered ?? 0, waiting: (row?.all_ ?? 0) - (row?.delivered ?? 0) }
  })
}

function withInbox<Value>(dataDir: string, read: (database: DatabaseSync) => Value): Value {
  const file = join(dataDir, 'inbox', 'inbox.sqlite')
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 })
  try {
    return read(database)
  } finally {
    database.close()
  }
}

/** Rows of one statement. @throws whatever the database says. */
export async function askDatabase<Row extends object>(databaseUrl: string, statement: string) {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 3_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end().catch(() => {})
  }
}

/** @returns nothing while the database cannot be asked. */
export async function readStudio(databaseUrl: string): Promise<Stored[] | undefined> {
  try {
    const rows = await askDatabase<{ reference: string; email: string }>(
      databaseUrl,
      'SELECT reference, email FROM submissions',
    )
    return rows.map(({ reference, email }) => ({ reference, message: messageOf(email) }))
  } catch {
    return undefined
  }
}
