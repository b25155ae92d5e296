/** Pages that editors made from blocks: where they stand, in one question, and each of them. */
import { sql } from '@payloadcms/db-postgres'
import type { BlockPageAddress, Slugs } from '@wajiha/contract'
import { poolOf } from '../../../platform/database/statements.ts'
import { listTag } from '../../../platform/tags.ts'
import { toBlockPage } from '../../mappers/block-page.ts'
import type { ReadEndpoint } from '../read.ts'
import { createFinder } from './find.ts'

type Row = { slugs: Slugs; images: string[]; updated_at: string | Date; noindex: boolean | null }

/** Most pictures of one page that are told. */
const picturesEach = 20

export const blockPages: ReadEndpoint<'blockPages'> = async (payload) => {
  const { rows } = await poolOf(payload).execute<Row>(sql`
    select d.updated_at, d.seo_noindex as noindex, jsonb_object_agg(l._locale, l.slug) as slugs,
      array(select m.filename from block_pages_blocks_picture p
        join media m on m.id = p.image_id and m.width > 0
        where p._parent_id = d.id order by p._order) as images
    from block_pages d join block_pages_locales l on l._parent_id = d.id
      and l._status = 'published' and l.slug is not null
    where d.deleted_at is null group by d.id order by d.id`)
  return { data: rows.map(toAddress), tags: ['block-pages', 'media'] }
}

const toAddress = ({ slugs, images, updated_at, noindex }: Row): BlockPageAddress => ({
  slugs,
  updatedAt: new Date(updated_at).toISOString(),
  images: images.slice(0, picturesEach).map((name) => `/media/${name}`),
  isListed: !noindex,
})

/** One page. What changes in another page of its kind changes nothing here. */
export const blockPage: ReadEndpoint<'blockPage'> = async (payload, { locale, params }) => {
  const find = createFinder(payload, locale)
  const found = await find.one('block-pages', {
    where: { slug: { equals: params.slug } },
    depth: 2,
  })
  if (!found) return undefined
  const slugs = await find.slugs('block-pages', found.id)
  find.tags.delete(listTag('block-pages'))
  return { data: toBlockPage(found, slugs, locale), tags: [...find.tags] }
}
