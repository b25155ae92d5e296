/** What visitors looked for and did not find: the same words of all days together, most asked for first. */
import { sql } from '@payloadcms/db-postgres'
import type { BasePayload, PayloadRequest } from 'payload'
import { noteAct } from '../../audit/note-act.ts'
import { poolOf, statementsOf } from '../../platform/database/statements.ts'
import { inTransaction } from '../../platform/database/transactions.ts'

export type VainSearches = {
  locale: 'ar' | 'en'
  words: string
  times: number
  /** `2026-11-26`. */
  lastDay: string
  hidden: boolean
}

const most = 500

export async function readSearches(payload: BasePayload): Promise<VainSearches[]> {
  const { rows } = await poolOf(payload).execute<VainSearches>(sql`
    select locale, words, sum(count)::int as times, max(day)::text as "lastDay", bool_or(hidden) as hidden
    from guard_searches group by locale, words order by times desc, "lastDay" desc, words limit ${most}`)
  return rows
}

type Words = Pick<VainSearches, 'locale' | 'words'>

/** Who did so is written down, and not the words: they are a visitor's. */
export function hideSearch(
  req: PayloadRequest,
  { locale, words }: Words,
  hidden: boolean,
): Promise<void> {
  return inTransaction(req, async () => {
    const statements = await statementsOf(req)
    const { rows } = await statements.execute(sql`
      update guard_searches set hidden = ${hidden}
      where locale = ${locale} and words = ${words} returning words`)
    if (rows.length === 0) return
    const act = hidden ? 'hidden' : 'brought-back'
    await noteAct(req, { act, subject: 'guard', detail: `vain-search ${locale}` })
  })
}

/** It finds something by now. */
export const forgetSearch = (payload: BasePayload, { locale, words }: Words) =>
  poolOf(payload).execute(
    sql`delete from guard_searches where locale = ${locale} and words = ${words}`,
  )
