/** Pictures of a page that say nothing to whoever does not see them, and are not there for decoration alone. */
import { sql } from '@payloadcms/db-postgres'
import type { BasePayload } from 'payload'
import { poolOf } from '../../platform/database/statements.ts'
import type { PageFinding } from '../kinds.ts'
import type { PageImage } from '../page/read-page.ts'

/** A file of the library: its id, and whether the language has no words for it. */
type Row = { filename: string; lacks: boolean }

/**
 * A picture without any `alt` is a fault. One with an empty `alt` is decoration where its page wants it so, and a
 * fault where the library has no words to give.
 */
export async function undescribedPictures(
  payload: BasePayload,
  images: readonly PageImage[],
  locale: 'ar' | 'en',
): Promise<PageFinding[]> {
  const silent = images.filter(({ alt }) => !alt?.trim())
  const files = [...new Set(silent.flatMap(({ src }) => fileOf(src) ?? []))]
  const lacking = await lackingAmong(payload, files, locale)
  const what = silent.flatMap(({ src, alt }) => {
    const file = fileOf(src)
    const isFault = alt === undefined || (file !== undefined && lacking.has(file))
    return isFault ? [file ?? src] : []
  })
  return [...new Set(what)].map((one) => ({ kind: 'missing-alt', what: one }))
}

/** `/_ipx/w_640/media/photo.jpg` → `photo.jpg`. */
function fileOf(src: string): string | undefined {
  const [, name] = /\/media\/([^/?#]+)/.exec(src) ?? []
  return name && decodeURIComponent(name)
}

async function lackingAmong(payload: BasePayload, files: readonly string[], locale: 'ar' | 'en') {
  if (files.length === 0) return new Set<string>()
  const { rows } = await poolOf(payload).execute<Row>(sql`
    select m.filename, coalesce(trim(l.alt), '') = '' as lacks from media m
    left join media_locales l on l._parent_id = m.id and l._locale = ${locale}::_locales
    where m.decorative is not true
      and m.filename in (select jsonb_array_elements_text(${JSON.stringify(files)}::jsonb))`)
  return new Set(rows.filter(({ lacks }) => lacks).map(({ filename }) => filename))
}
