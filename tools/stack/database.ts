/** What this machine can learn of the database before the studio uses it. */
import pg from 'pg'
import { Sentence } from '../sentence.ts'
import { pause } from './process-identity.ts'

/**
 * Connects once, so that a wrong address is one sentence here instead of a stack later.
 *
 * @returns Which database this is and which migrations it has; `undefined` when it has none yet.
 * @throws {Sentence}
 */
export async function readDatabaseState(url: string): Promise<string | undefined> {
  const client = await connect(url)
  try {
    const { rows: found } = await client.query(`select to_regclass('payload_migrations') as name`)
    if (!found[0]?.name) return undefined
    const { rows } = await client.query(
      `select string_agg(name, ',' order by name) as migrations,
        (select oid from pg_database where datname = current_database()) as database,
        (select system_identifier::text from pg_control_system()) as system
       from payload_migrations`,
    )
    return JSON.stringify(rows[0])
  } catch {
    // A managed server may refuse a part of the question: then nothing is known, and nothing skipped.
    return undefined
  } finally {
    await client.end()
  }
}

/** Names of the migrations that made the tables; none where there are no tables. @throws {Sentence} */
export async function readMigrations(url: string): Promise<string[]> {
  const client = await connect(url)
  try {
    const { rows: found } = await client.query(`select to_regclass('payload_migrations') as name`)
    if (!found[0]?.name) return []
    const { rows } = await client.query<{ name: string }>('select name from payload_migrations')
    return rows.map(({ name }) => name)
  } finally {
    await client.end()
  }
}

async function connect(url: string): Promise<pg.Client> {
  for (let attempt = 1; ; attempt += 1) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
    client.on('error', () => {})
    try {
      await client.connect()
      return client
    } catch (error) {
      client.end().catch(() => {})
      // 57P03: the server is there and still reads its log.
      if ((error as { code?: string }).code !== '57P03' || attempt === 60) throw explain(url, error)
      await pause(500)
    }
  }
}

function explain(url: string, error: unknown): Sentence {
  const { code, message } = error as { code?: string; message: string }
  const { host, pathname, username } = new URL(url)
  const remedies: Record<string, string> = {
    ECONNREFUSED: `nothing listens at ${host}. Start PostgreSQL there, or correct DATABASE_URL`,
    ENOTFOUND: `the host ${host} is unknown. Correct DATABASE_URL`,
    '28P01': `the password of ${username} is wrong. Correct DATABASE_URL`,
    '28000': `${username} may not enter from here. Change pg_hba.conf there, or correct DATABASE_URL`,
    '3D000': `the database ${pathname.slice(1)} does not exist. Create it there, or correct DATABASE_URL`,
  }
  const remedy =
    remedies[code ?? ''] ?? `${message}. Look at the server at ${host}, or correct DATABASE_URL`
  return new Sentence(`The database cannot be reached: ${remedy}.`)
}
