/** Words for a picture that a page shows; where the same picture has words elsewhere, those are offered. */
import { sql } from '@payloadcms/db-postgres'
import type { BasePayload, PayloadRequest } from 'payload'
import { poolOf } from '../../platform/database/statements.ts'
import { Refusal } from '../../platform/refusal.ts'
import { repairWords as words } from '../words.ts'

type Told = { file: string; locale: 'ar' | 'en'; alt: string }

export async function describePicture(req: PayloadRequest, { file, locale, alt }: Told) {
  const { payload, user, i18n } = req
  const { rows } = await poolOf(payload).execute<{ id: string }>(
    sql`select id from media where filename = ${file} limit 1`,
  )
  const id = rows[0]?.id
  if (!id) throw new Refusal(req, words.noPicture, 409)
  const asked = { locale, overrideAccess: false, user, req: { payload, user, i18n } }
  await payload.update({ collection: 'media', id, data: { alt }, depth: 0, ...asked })
}

export type Picture = { id: string; alt: string | null }

/** The pictures of these files, with the words that the same picture has elsewhere in the library. */
export async function readPictures(
  payload: BasePayload,
  files: readonly string[],
  locale: 'ar' | 'en',
): Promise<Map<string, Picture>> {
  if (files.length === 0) return new Map()
  const { rows } = await poolOf(payload).execute<Picture & { filename: string }>(sql`
    select m.id, m.filename, (
      select l.alt from media t join media_locales l on l._parent_id = t.id
      where t.sha256 = m.sha256 and t.id <> m.id and l._locale = ${locale}::_locales
        and coalesce(trim(l.alt), '') <> '' limit 1) as alt
    from media m
    where m.filename in (select jsonb_array_elements_text(${JSON.stringify(files)}::jsonb))`)
  return new Map(rows.map(({ filename, id, alt }) => [filename, { id, alt }]))
}
