/** How much waits in the spam tray: what `desk/admin/read-tray.ts` shows to the person who asks, counted. */
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { may } from '../platform/access/may.ts'
import { scopeSql } from './find/scope-sql.ts'
import { rowsOf } from './kinds.ts'

type Sql = ReturnType<typeof sql>

const isSpam = sql`r.stage = 'spam'`

/** Each kind that lies there. */
const lying: [collection: 'leads' | 'applications' | 'submissions', lies: Sql][] = [
  ['leads', isSpam],
  ['applications', isSpam],
  ['submissions', sql`r.form = 'subscribe' and r.is_quarantined and r.released_at is null`],
]

/** @returns a part of the one question; nothing for whom the tray is closed. */
export async function spamPart(req: PayloadRequest): Promise<Sql | undefined> {
  if (!may(req.user, 'openSpamTray')) return undefined
  const counts = await Promise.all(
    lying.map(async ([collection, lies]) => {
      const { config } = req.payload.collections[collection]
      const rows = rowsOf(config, 'published')
      const scope = scopeSql(await config.access.read({ req }), rows)
      return scope
        ? sql`(select count(distinct r.id) ${rows.from}
            where ${rows.where} and ${scope} and ${lies})`
        : sql`0`
    }),
  )
  return sql`select (${sql.join(counts, sql` + `)})::int`
}
