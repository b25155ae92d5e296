/**
 * Pictures without a hash, as those of before and those that were cropped, get that of the file that lies
 * here. Past the collection's hooks: to a visitor, nothing has changed.
 */
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { poolOf } from '../../platform/database/statements.ts'
import { readWhole, storeOf } from '../../platform/storage/store.ts'
import { hashOf } from '../hooks/note-brought.ts'

/** @returns how many were looked at. */
export async function hashStored(payload: Payload): Promise<number> {
  const pool = poolOf(payload)
  const store = await storeOf('media')
  const { rows } = await pool.execute(
    sql`select id, filename from media where sha256 is null and filename is not null`,
  )
  let hashed = 0
  for (const { id, filename } of rows) {
    const bytes = await readWhole(store, String(filename)).catch(() => undefined)
    if (!bytes) continue
    // Only of the file that was read: somebody may have replaced it meanwhile.
    await pool.execute(sql`
      update media set sha256 = ${hashOf(bytes)}
      where id = ${id} and filename = ${filename} and sha256 is null`)
    hashed += 1
  }
  return hashed
}
