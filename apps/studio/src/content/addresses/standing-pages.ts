/** Pages that stand on the site, by address and title: where a redirect may lead. */
import { sql } from '@payloadcms/db-postgres'
import { type Locale, locales } from '@wajiha/arabic'
import { localisedPath } from '@wajiha/contract/paths'
import type { BasePayload } from 'payload'
import { poolOf } from '../../platform/database/statements.ts'
import { isSaid } from '../../platform/i18n/say.ts'
import { pathOf } from '../mappers/paths.ts'
import { rowHasCome } from '../waiting/moments.ts'

/** A page in one language; `path` in its letters: `/en/blogs/a-title`. */
export type StandingPage = { path: string; locale: Locale; title: string }

/** With what makes the page: a document, or a page that exists once. */
export type OwnedPage = StandingPage & {
  owner: { collection: string; id: string } | { global: string }
}

type Row = { collection: string; id: string; slug: string; locale: Locale; title: string | null }

export async function readStandingPages(payload: BasePayload): Promise<OwnedPage[]> {
  const { rows } = await poolOf(payload).execute<Row>(sql`
    select 'posts' as collection, l._parent_id::text as id, slug, _locale::text as locale, title from posts_locales l
      where _status = 'published' and slug is not null and ${rowHasCome('l')}
    union all select 'projects', d.id::text, l.slug, l._locale::text, l.title from projects_locales l
      join projects d on d.id = l._parent_id and d.confidentiality in ('public', 'anonymised')
      where l._status = 'published' and l.slug is not null
    union all select 'services', d.id::text, d.key, l._locale::text, l.name from services_locales l
      join services d on d.id = l._parent_id where l._status = 'published'
    union all select 'authors', _parent_id::text, slug, _locale::text, name from authors_locales
      where _status = 'published' and slug is not null
    union all select 'block-pages', d.id::text, l.slug, l._locale::text, l.title from block_pages_locales l
      join block_pages d on d.id = l._parent_id and d.deleted_at is null
      where l._status = 'published' and l.slug is not null
    union all select 'jobs', _parent_id::text, slug, _locale::text, title from jobs_locales
      where _status = 'published' and slug is not null`)
  const documents = rows.flatMap(({ collection, id, slug, locale, title }) => {
    const path = pathOf(collection, slug)
    const owner = { collection, id }
    return path ? [{ path: localisedPath(path, locale), locale, title: title ?? slug, owner }] : []
  })
  return [...(await readPagesOfOne(payload)), ...documents]
}

/** Pages that exist once, by the names that their editors have. The thanks for a message is nowhere to lead to. */
async function readPagesOfOne(payload: BasePayload): Promise<OwnedPage[]> {
  const pages = payload.config.globals.flatMap(({ slug, label, dbName }) => {
    const [, key] = /^page-(.+)$/.exec(slug) ?? []
    return key && key !== 'thank-you'
      ? [{ slug, key, label, table: String(dbName ?? slug.replaceAll('-', '_')) }]
      : []
  })
  const selects = pages.map(
    ({ slug, table }) => sql`select ${slug} as slug, _locale::text as locale
      from ${sql.identifier(`${table}_locales`)} where _status = 'published'`,
  )
  const { rows } = await poolOf(payload).execute<{ slug: string; locale: Locale }>(
    sql.join(selects, sql` union all `),
  )
  return pages.flatMap(({ slug, key, label }) => {
    const stands = locales.filter((one) =>
      rows.some((row) => row.slug === slug && row.locale === one),
    )
    return stands.map((locale) => ({
      path: localisedPath(key === 'home' ? '/' : `/${key}`, locale),
      locale,
      title: isSaid(label) ? label[locale] : key,
      owner: { global: slug },
    }))
  })
}
