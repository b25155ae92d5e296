/** Short links for other systems, each found by an index. */
import { sql } from '@payloadcms/db-postgres'
import { shortCodeKey } from '@wajiha/arabic'
import { type PublicLink, pagedQuerySchema } from '@wajiha/contract/public-api'
import type { BasePayload } from 'payload'
import { shortCodeColumn } from '../../content/api/reads/short-link.ts'
import { poolOf } from '../../platform/database/statements.ts'
import { readEnv } from '../../platform/env.ts'

type Moment = string | Date | null
type Row = Omit<PublicLink, 'url' | 'startsAt' | 'expiresAt' | 'createdAt'> & {
  startsAt: Moment
  expiresAt: Moment
  createdAt: string | Date
}

const columns = sql`id::text as id, code, title, target, state, param_policy as "paramPolicy",
  starts_at as "startsAt", expires_at as "expiresAt", created_at as "createdAt"`

export async function listLinks(payload: BasePayload, query: object) {
  const { page, perPage } = pagedQuerySchema.parse(query)
  const pool = poolOf(payload)
  const { rows } = await pool.execute<Row>(sql`select ${columns} from short_links
    order by created_at desc, id limit ${perPage} offset ${(page - 1) * perPage}`)
  const counted = await pool.execute<{ total: number }>(
    sql`select count(*)::int as total from short_links`,
  )
  const total = counted.rows[0]?.total ?? 0
  return { data: rows.map(linkOf), meta: { total, page, pages: Math.ceil(total / perPage) } }
}

export async function readLink(payload: BasePayload, code: string) {
  const { rows } = await poolOf(payload).execute<Row>(sql`select ${columns} from short_links
    where ${shortCodeColumn} = ${shortCodeKey(code)} order by created_at desc limit 1`)
  return rows[0] && { data: linkOf(rows[0]) }
}

function linkOf({ startsAt, expiresAt, createdAt, ...link }: Row): PublicLink {
  return {
    ...link,
    url: `${readEnv().siteOrigin}/short/${encodeURIComponent(link.code)}`,
    ...(startsAt ? { startsAt: toMoment(startsAt) } : {}),
    ...(expiresAt ? { expiresAt: toMoment(expiresAt) } : {}),
    createdAt: toMoment(createdAt),
  }
}

const toMoment = (at: string | Date) => new Date(at).toISOString()
