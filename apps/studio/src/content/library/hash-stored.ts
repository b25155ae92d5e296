/**
 * Pictures without a hash, as those of before and those that were cropped, get that of the file that lies
 * here. Past the collection's hooks: to a visitor, nothing has changed.
 */
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { poolOf } from '../../platform/database/statements.ts'
import { hashOf } from '../hooks/note-brought.ts'

/** @param folder where pictures are kept. @returns how many were looked at. */
export async function hashStored(payload: Payload, folder: string): Promise<number> {
  const pool = poolOf(payload)
  const { rows } = await pool.execute(
    sql`select id, filename from media where sha256 is null and filename is not null`,
  )
  let hashed = 0
  for (const { id, filename } of rows) {
    const bytes = await readFile(join(folder, basename(String(filename)))).catch(() => undefined)
    if (!bytes) continue
    // Only of the file that was read: somebody may have replaced it meanwhile.
    await pool.execute(sql`
      update media set sha256 = ${hashOf(bytes)}
      where id = ${id} and filename = ${filename} and sha256 is null`)
    hashed += 1
  }
  return hashed
}
