/** What visitors looked for and did not find: the same words of all days together, most asked for first. */
import { sql } from '@payloadcms/db-postgres'
import type { BasePayload } from 'payload'
import { poolOf } from '../../platform/database/statements.ts'

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

export const hideSearch = (payload: BasePayload, { locale, words }: Words, hidden: boolean) =>
  poolOf(payload).execute(sql`
    update guard_searches set hidden = ${hidden} where locale = ${locale} and words = ${words}`)

/** It finds something by now. */
export const forgetSearch = (payload: BasePayload, { locale, words }: Words) =>
  poolOf(payload).execute(
    sql`delete from guard_searches where locale = ${locale} and words = ${words}`,
  )
