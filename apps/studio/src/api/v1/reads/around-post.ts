import { type PostgresAdapter, sql } from '@payloadcms/db-postgres'
import type { BasePayload } from 'payload'
import type { Post } from '../../../payload-types.ts'
import type { Finder } from './find.ts'

const relatedCount = 3

type Neighbours = { previous?: string; next?: string; alike: string[] }

/**
 * The articles published just before and just after one, and those related to it: what the editor
 * chose, or else the newest that share a category. One question for the ids, one for all cards.
 */
export async function findAround(payload: BasePayload, find: Finder, post: Post) {
  const chosen = (post.related ?? []).map((one) => (typeof one === 'string' ? one : one.id))
  const { previous, next, alike } = await findNeighbours(payload, find.locale, post)
  const related = (chosen.length > 0 ? chosen : alike).filter((id) => id !== post.id)
  const ids = [...new Set([previous, next, ...related].filter((id) => id !== undefined))]
  const where = { id: { in: ids } }
  const cards = ids.length > 0 ? await find.list('posts', { where, depth: 2, asCards: true }) : []
  const card = (id?: string) => cards.find((one) => one.id === id)
  return {
    previous: card(previous),
    next: card(next),
    related: related.flatMap((id) => card(id) ?? []).slice(0, relatedCount),
  }
}

async function findNeighbours(
  payload: BasePayload,
  locale: string,
  post: Post,
): Promise<Neighbours> {
  const { drizzle } = payload.db as unknown as PostgresAdapter
  const at = post.publishedAt ?? post.createdAt
  const published = sql`from posts_locales p where p._locale = ${locale} and p._status = 'published'`
  const { rows } = await drizzle.execute<{ kind: string; id: string }>(sql`
    (select 'previous' as kind, p._parent_id as id ${published} and p.published_at < ${at}
      order by p.published_at desc limit 1)
    union all
    (select 'next', p._parent_id ${published} and p.published_at > ${at}
      order by p.published_at limit 1)
    union all
    (select 'alike', p._parent_id ${published} and p._parent_id <> ${post.id} and exists (
        select 1 from posts_rels mine join posts_rels theirs using (categories_id)
        where mine.parent_id = ${post.id} and theirs.parent_id = p._parent_id)
      order by p.published_at desc limit ${relatedCount})`)
  const ids = (kind: string) => rows.filter((row) => row.kind === kind).map(({ id }) => id)
  const [[previous], [next]] = [ids('previous'), ids('next')]
  return { previous, next, alike: ids('alike') }
}
