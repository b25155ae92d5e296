import pg from 'pg'
import { readEnv } from '../platform/env.ts'

/**
 * A command that reads or writes in between does not change tables: only a start does, which makes a backup first.
 * Tables of nothing may be made by anybody.
 *
 * @throws with a sentence when the database holds something and is older than this code.
 */
export async function requireUpToDate(migrations: readonly { name: string }[]): Promise<void> {
  const done = new Set(await migrationsDone())
  const lacking = migrations.filter(({ name }) => !done.has(name))
  if (done.size === 0 || lacking.length === 0) return
  throw new Error(
    `The database is of an older version (it lacks ${lacking[0]?.name}). Start the product once, with npm start or npm run studio: it makes a backup and brings the database up to date. Nothing was changed.`,
  )
}

async function migrationsDone(): Promise<string[]> {
  const client = new pg.Client({
    connectionString: readEnv().databaseUrl,
    connectionTimeoutMillis: 5_000,
  })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows: found } = await client.query(`select to_regclass('payload_migrations') as name`)
    if (!found[0]?.name) return []
    const { rows } = await client.query<{ name: string }>('select name from payload_migrations')
    return rows.map(({ name }) => name)
  } finally {
    await client.end()
  }
}
