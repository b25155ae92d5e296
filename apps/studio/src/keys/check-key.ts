/** Whose key came with a request, and whether it still counts. */
import { sql } from '@payloadcms/db-postgres'
import type { ApiScope } from '@wajiha/contract/public-api'
import { isSameText } from '@wajiha/contract/signed-value'
import type { BasePayload } from 'payload'
import { poolOf } from '../platform/database/statements.ts'
import { hashOfKey, looksLikeKey, readBearer } from './key-text.ts'

export type KnownKey = { id: string; name: string; scopes: readonly ApiScope[] }

export type RefusedKey = 'key_missing' | 'key_unknown' | 'key_expired' | 'key_revoked'

type Row = KnownKey & {
  hash: string
  isExpired: boolean
  isRevoked: boolean
  isUsedToday: boolean
}

/** @param header `Authorization`, as it came. @returns the key, or why it does not count. */
export async function checkKey(
  payload: BasePayload,
  header: string | null,
): Promise<KnownKey | RefusedKey> {
  const key = readBearer(header)
  if (!key) return 'key_missing'
  if (!looksLikeKey(key)) return 'key_unknown'
  const hash = hashOfKey(key)
  const row = await findRow(payload, hash)
  const refusal = refusalOf(row, hash)
  if (refusal || !row) return refusal ?? 'key_unknown'
  if (!row.isUsedToday) await noteUse(payload, row.id)
  const { id, name, scopes } = row
  return { id, name, scopes }
}

/** The index finds the hash and may take longer for a hash that begins alike; the whole is compared in constant time. */
export function refusalOf(
  row: Pick<Row, 'hash' | 'isExpired' | 'isRevoked'> | undefined,
  hash: string,
): Exclude<RefusedKey, 'key_missing'> | undefined {
  if (!row || !isSameText(row.hash, hash)) return 'key_unknown'
  if (row.isRevoked) return 'key_revoked'
  return row.isExpired ? 'key_expired' : undefined
}

async function findRow(payload: BasePayload, hash: string): Promise<Row | undefined> {
  const { rows } = await poolOf(payload).execute<Row>(sql`
    select id::text as id, name, hash, revoked_at is not null as "isRevoked",
      coalesce(expires_at <= now(), false) as "isExpired",
      coalesce(last_used_on >= date_trunc('day', now()), false) as "isUsedToday",
      array(select value::text from api_keys_scopes where parent_id = api_keys.id order by "order")
        as scopes
    from api_keys where hash = ${hash}`)
  return rows[0]
}

/** The day of its last use: written with the first request of a day, and no other. */
const noteUse = (payload: BasePayload, id: string) =>
  poolOf(payload).execute(
    sql`update api_keys set last_used_on = date_trunc('day', now()) where id = ${id}`,
  )
