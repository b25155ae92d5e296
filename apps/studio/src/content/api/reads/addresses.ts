/**
 * What search engines should know of all documents of a kind, straight from their tables: ten thousand are five
 * questions, and no document is read for them.
 */
import { sql } from '@payloadcms/db-postgres'
import {
  type ListedAddress,
  type ListedKind,
  limits,
  listedKindSchema,
  type Slugs,
} from '@wajiha/contract'
import { poolOf } from '../../../platform/database/statements.ts'
import { rowHasCome } from '../../waiting/moments.ts'
import type { ReadEndpoint } from '../read.ts'

type Row = { slugs: Slugs; images: string[]; updated_at: string | Date; total: string }

/** Most pictures of one document that are told. */
const picturesEach = 20

export const addresses: ReadEndpoint<'addresses'> = async (payload, { params, query }) => {
  const kind = listedKindSchema.safeParse(params.kind)
  if (!kind.success) return undefined
  const { page } = query
  const perPage = limits.addressesPerAnswer
  const { rows } = await poolOf(payload).execute<Row>(sql`
    with listed as (${listed[kind.data]()})
    select slugs, images, updated_at, count(*) over () as total from listed
    order by id limit ${perPage} offset ${(page - 1) * perPage}`)
  const total = Number(rows[0]?.total ?? 0)
  const pages = Math.ceil(total / perPage)
  if (page > Math.max(1, pages)) return undefined
  return { data: rows.map(toAddress), meta: { total, page, pages }, tags: [...tagsOf[kind.data]] }
}

const toAddress = ({ slugs, images, updated_at }: Row): ListedAddress => ({
  slugs,
  updatedAt: new Date(updated_at).toISOString(),
  images: images.slice(0, picturesEach).map((name) => `/media/${name}`),
})

/** Collections whose every change is one of the answer's. */
const tagsOf: Record<ListedKind, readonly string[]> = {
  posts: ['posts', 'media'],
  projects: ['projects', 'media'],
  authors: ['authors', 'posts', 'media'],
}

const slugs = sql`jsonb_object_agg(l._locale, l.slug) as slugs`
const images = (picture: 'cover_id' | 'photo_id') => sql`array(
  select m.filename from media m where m.id = d.${sql.raw(picture)} and m.width > 0) as images`

const listed: Record<ListedKind, () => ReturnType<typeof sql>> = {
  posts: () => sql`
    select d.id, d.updated_at, ${slugs}, ${images('cover_id')}
    from posts d join posts_locales l on l._parent_id = d.id and l._status = 'published'
      and l.slug is not null and ${rowHasCome('l')}
    where d.seo_noindex is not true group by d.id`,
  /** Neither those that only who has the link may see, nor those without a picture, which no list shows. */
  projects: () => sql`
    select d.id, d.updated_at, ${slugs}, array[min(c.filename)] || array(
      select m.filename from projects_gallery g join media m on m.id = g.image_id and m.width > 0
      where g._parent_id = d.id order by g._order) as images
    from projects d join projects_locales l on l._parent_id = d.id and l._status = 'published'
      and l.slug is not null and ${rowHasCome('l')}
    join media c on c.id = d.cover_id and c.width > 0
    where d.seo_noindex is not true and d.confidentiality in ('public', 'anonymised') group by d.id`,
  /** Those who wrote a post that is published in a language in which they are, too. */
  authors: () => sql`
    select d.id, d.updated_at, ${slugs}, ${images('photo_id')}
    from authors d join authors_locales l on l._parent_id = d.id and l._status = 'published'
      and l.slug is not null
    where d.seo_noindex is not true and exists (
      select 1 from authors_locales here join posts_rels r on r.authors_id = here._parent_id
      join posts_locales p on p._parent_id = r.parent_id and p._locale = here._locale
        and p._status = 'published' and ${rowHasCome('p')}
      where here._parent_id = d.id and here._status = 'published') group by d.id`,
}
