/** Published content that waits for its time: a post until its date, a campaign until its start. */
import { sql } from '@payloadcms/db-postgres'
import { isKeyOf } from '@wajiha/contract/records'
import type { Where } from 'payload'

/** Which moment each collection waits for. */
export const moments = { posts: 'publishedAt', campaigns: 'startsAt' } as const

const momentOf = (collection: string): string | undefined =>
  isKeyOf(moments, collection) ? moments[collection] : undefined

/** A `where` for documents whose date has come; none for a collection without such a date. */
export function whereCome(collection: string, now: Date): Where | undefined {
  const moment = momentOf(collection)
  if (!moment) return undefined
  return {
    or: [{ [moment]: { exists: false } }, { [moment]: { less_than_equal: now.toISOString() } }],
  }
}

/** The same of the rows of `posts_locales` under a name, by the clock that stamps publications. */
export function rowHasCome(row: 'l' | 'own' | 'p') {
  const column = sql.raw(`${row}.published_at`)
  return sql`(${column} is null or ${column} <= ${new Date().toISOString()}::timestamptz)`
}
