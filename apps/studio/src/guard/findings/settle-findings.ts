/** A finding that somebody mended or hid. What was mended leaves the list at once, and comes back if it is still so. */
import { sql } from '@payloadcms/db-postgres'
import type { BasePayload, PayloadRequest } from 'payload'
import { noteAct } from '../../audit/note-act.ts'
import { poolOf, statementsOf } from '../../platform/database/statements.ts'
import { inTransaction } from '../../platform/database/transactions.ts'
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

/** Without a reason it stands in the list again. Who did so is written down, and not why: that stands beside the finding. */
export function hideFinding(req: PayloadRequest, id: string, reason: string | null): Promise<void> {
  return inTransaction(req, async () => {
    const statements = await statementsOf(req)
    const { rows } = await statements.execute<{ kind: string; path: string }>(sql`
      update guard_findings set hidden = ${reason !== null}, reason = ${reason}
      where id = ${id} returning kind, path`)
    const act = reason === null ? 'brought-back' : 'hidden'
    for (const { kind, path } of rows)
      await noteAct(req, { act, subject: 'guard', id, detail: `${kind} ${path}` })
  })
}
