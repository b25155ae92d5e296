/**
 * The database as rows: one snapshot of everything, a table at a time, by `COPY`. No `pg_dump` is needed,
 * which must not be older than its server and which the embedded PostgreSQL does not bring.
 */
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Client, escapeIdentifier } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { Sentence } from '../sentence.ts'
import { hashing } from './hashing.ts'
import type { DatabaseDump, StoredTable } from './manifest.ts'
import type { Vault } from './vault.ts'

type Parts = { url: string; vault: Vault; scratch: string }

/** What is between the two is told to `inside`: it sees the very rows that are dumped. @throws {Sentence} */
export async function dumpDatabase<Seen>(
  { url, vault, scratch }: Parts,
  inside: (client: Client) => Promise<Seen>,
): Promise<{ dump: DatabaseDump; seen: Seen }> {
  return withClient(url, async (client) => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const migrations = await migrationsOf(client)
    if (migrations.length === 0)
      throw new Sentence('The database has no tables yet. Run npm start first.')
    const seen = await inside(client)
    const tables: StoredTable[] = []
    for (const { name, columns } of await tablesOf(client)) {
      const path = join(scratch, 'table')
      const rows = await copyOut(
        client,
        { name, columns },
        createWriteStream(path, { mode: 0o600 }),
      )
      const stored = await vault.keep(path, true)
      if (!stored) throw new Error(`${path} is gone`)
      tables.push({ name, columns, rows: rows.rows, ...stored })
      await rm(path)
    }
    const { rows: sequences } = await client.query<{ name: string; value: string }>(
      `select sequencename as name, last_value::text as value from pg_sequences
       where schemaname = current_schema() and last_value is not null order by 1`,
    )
    const { rows: versions } = await client.query<{ server_version: string }>('show server_version')
    await client.query('COMMIT')
    const version = versions[0]?.server_version ?? ''
    return { dump: { version, migrations, tables, sequences }, seen }
  })
}

type Table = { name: string; columns: string[] }

/** Every table of the schema with the columns that hold something of their own. */
export async function tablesOf(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by c.relname order by c.relname`,
  )
  return rows
}

export async function migrationsOf(client: Client): Promise<string[]> {
  const { rows: found } = await client.query(`select to_regclass('payload_migrations') as name`)
  if (!found[0]?.name) return []
  const { rows } = await client.query<{ name: string }>(
    'select name from payload_migrations where batch > 0 order by name',
  )
  return rows.map(({ name }) => name)
}

/** One line a row, as PostgreSQL's text format writes them. @returns how many, and their hash. */
export async function copyOut(client: Client, table: Table, into: NodeJS.WritableStream) {
  const out = client.query(copyTo(`COPY ${columnsOf(table)} TO STDOUT`))
  const counter = hashing()
  let rows = 0
  // What the server says of their number may come after the last of them.
  async function* counted(chunks: AsyncIterable<Buffer>) {
    for await (const lines of chunks) {
      for (let at = lines.indexOf(newline); at !== -1; at = lines.indexOf(newline, at + 1))
        rows += 1
      yield lines
    }
  }
  await pipeline(out, counted, counter.stream, into)
  return { rows, ...counter.read() }
}

/** Ends each row; within a value it is written as two other letters. */
const newline = 0x0a

export const columnsOf = ({ name, columns }: Table): string =>
  `${escapeIdentifier(name)} (${columns.map(escapeIdentifier).join(', ')})`

/** A connection of our own, in which values look the same on every server. @throws {Sentence} */
export async function withClient<Value>(
  url: string,
  use: (client: Client) => Promise<Value>,
): Promise<Value> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    throw new Sentence(
      `The database cannot be reached (${(error as Error).message}). Start it, or correct DATABASE_URL.`,
    )
  }
  try {
    await client.query(
      `set client_encoding = 'UTF8'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres';
       set bytea_output = 'hex'; set extra_float_digits = 1; set timezone = 'UTC';
       set statement_timeout = 0; set idle_in_transaction_session_timeout = 0`,
    )
    return await use(client)
  } finally {
    await client.end().catch(() => {})
  }
}
