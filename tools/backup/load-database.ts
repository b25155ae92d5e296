/**
 * Rows into tables that the product's own migrations just made, in one transaction. Foreign keys are taken
 * off and put back afterwards, which proves every one of them and needs no rights but the owner's.
 */

import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Client, escapeIdentifier, escapeLiteral } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { Sentence } from '../sentence.ts'
import { columnsOf, tablesOf } from './dump-database.ts'
import type { DatabaseDump, StoredTable } from './manifest.ts'

type ForeignKey = { table: string; name: string; definition: string }

/** @throws {Sentence} and leaves the tables as they were. */
export async function loadDatabase(
  client: Client,
  dump: DatabaseDump,
  read: (table: StoredTable) => Promise<Readable>,
): Promise<void> {
  requireSameTables(await tablesOf(client), dump.tables)
  await client.query('BEGIN')
  const foreignKeys = await foreignKeysOf(client)
  for (const { table, name } of foreignKeys)
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${escapeIdentifier(name)}`)
  const names = dump.tables.map(({ name }) => escapeIdentifier(name))
  // Migrations write a few rows of their own.
  await client.query(`TRUNCATE ${names.join(', ')}`)
  for (const table of dump.tables) {
    await client.query(`ALTER TABLE ${escapeIdentifier(table.name)} DISABLE TRIGGER USER`)
    const into = client.query(copyFrom(`COPY ${columnsOf(table)} FROM STDIN`))
    await pipeline(await read(table), into)
    await client.query(`ALTER TABLE ${escapeIdentifier(table.name)} ENABLE TRIGGER USER`)
  }
  for (const { table, name, definition } of foreignKeys)
    await client.query(
      `ALTER TABLE ${table} ADD CONSTRAINT ${escapeIdentifier(name)} ${definition}`,
    )
  for (const { name, value } of dump.sequences)
    await client.query(`select setval(${escapeLiteral(escapeIdentifier(name))}, $1::bigint)`, [
      value,
    ])
  await client.query('COMMIT')
  await client.query('ANALYZE')
}

async function foreignKeysOf(client: Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as table, conname as name,
       pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`,
  )
  return rows
}

function requireSameTables(
  here: { name: string; columns: string[] }[],
  dumped: readonly StoredTable[],
): void {
  const known = new Map(here.map(({ name, columns }) => [name, columns.toSorted().join()]))
  const strange = dumped.find(({ name, columns }) => known.get(name) !== columns.toSorted().join())
  if (strange || known.size !== dumped.length)
    throw new Sentence(
      `The backup’s tables are not those that its migrations make${strange ? ` (${strange.name})` : ''}. Restore it with the version that made it.`,
    )
}
