/**
 * Proofs of erasures in a file beside the database, `data/privacy/erasures.jsonl`: hashes and times, one
 * a line. A restored backup does not know who was erased after it was made; this file does.
 */
import { mkdir, open, readFile, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import { type Erasure, erasureSchema } from '@wajiha/contract'
import type { BasePayload } from 'payload'
import { poolOf } from '../platform/database/statements.ts'
import { readEnv } from '../platform/env.ts'

const tombstoneFile = () =>
  join(/* turbopackIgnore: true */ readEnv().dataDir, 'privacy', 'erasures.jsonl')

type Row = { id: string; at: string; hashes: string[] }

/** Erasures since then, oldest first. */
export async function readTombstones(
  payload: BasePayload,
  since = new Date(0),
): Promise<Erasure[]> {
  const { rows } = await poolOf(payload).execute<Row>(sql`
    select e.id::text as id, e.at, array_agg(t.text order by t.order) as hashes
    from erasures e join erasures_texts t on t.parent_id = e.id and t.path = 'hashes'
    where e.at >= ${since.toISOString()} group by e.id order by e.at`)
  return rows.map(({ id, at, hashes }) => ({ id, at: new Date(at).toISOString(), hashes }))
}

/** Writes what the database and the file know, together, into the file. Whole, or as it was. */
export async function keepTombstones(payload: BasePayload): Promise<void> {
  const known = new Map((await readTombstoneFile()).map((one) => [one.id, one]))
  for (const one of await readTombstones(payload)) known.set(one.id, one)
  const path = tombstoneFile()
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const file = await open(`${path}.part`, 'w', 0o600)
  try {
    await file.writeFile([...known.values()].map((one) => `${JSON.stringify(one)}\n`).join(''))
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(`${path}.part`, path)
}

/** What a file of proofs says; lines that are none are left out. @param path another than our own. */
export async function readTombstoneFile(path = tombstoneFile()): Promise<Erasure[]> {
  const text = await readFile(path, 'utf8').catch(() => '')
  return text.split('\n').flatMap((line) => {
    const erasure = erasureSchema.safeParse(parsed(line)).data
    return erasure ? [erasure] : []
  })
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
