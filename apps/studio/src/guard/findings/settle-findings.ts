/** A finding that somebody mended or hid. What was mended leaves the list at once, and comes back if it is still so. */
import { sql } from '@payloadcms/db-postgres'
import type { BasePayload } from 'payload'
import { poolOf } from '../../platform/database/statements.ts'
import type { KeptFinding } from './read-findings.ts'

const alike = new Set(['dead-link', 'missing-alt'])

/** @returns the pages on which it stood: one redirect mends a link wherever it is. */
export async function forgetFinding(
  payload: BasePayload,
  finding: KeptFinding,
  isMendedForAll: boolean,
) {
  const { id, kind, what, locale, path } = finding
  const everywhere = isMendedForAll && alike.has(kind)
  const { rows } = await poolOf(payload).execute<{ path: string }>(
    everywhere
      ? sql`delete from guard_findings where kind = ${kind} and what = ${what} and locale = ${locale} returning path`
      : sql`delete from guard_findings where id = ${id} returning path`,
  )
  return [...new Set([path, ...rows.map((row) => row.path)])]
}

export const hideFinding = (payload: BasePayload, id: string, reason: string | null) =>
  poolOf(payload).execute(sql`
    update guard_findings set hidden = ${reason !== null}, reason = ${reason} where id = ${id}`)
