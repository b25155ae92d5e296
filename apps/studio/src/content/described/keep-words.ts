/** The words of a picture stay as long as it is public in their language: taken away, whoever does it hears where. */
import { type Locale, locales } from '@wajiha/arabic'
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import type { Media } from '../../payload-types.ts'
import { refuseField } from '../../platform/refuse-field.ts'
import { type Use, usesOf } from '../uploads/uses-of.ts'
import { saysIn } from './undescribed.ts'
import { stillShown } from './words.ts'

export const keepWords: CollectionBeforeChangeHook<Media> = async ({ data, originalDoc, req }) => {
  if (!req.user || !originalDoc || data.deletedAt) return data
  if (data.decorative || (data.alt?.trim() && !originalDoc.decorative)) return data
  for (const locale of await losing(req, originalDoc, data)) {
    const uses = await beside(req, (one) => usesOf(one, 'media', originalDoc.id, locale))
    if (uses.length > 0) refuseField(req, 'media', 'alt', stillShown(locale, placesOf(uses)))
  }
  return data
}

/** The languages in which it was described, and would be no more. */
async function losing(req: PayloadRequest, { id }: Media, data: Partial<Media>): Promise<Locale[]> {
  const where = { id: { equals: id } }
  const before = await req.payload.db.findOne<Media>({
    collection: 'media',
    where,
    locale: 'all',
    req,
  })
  if (!before) return []
  return locales.filter((locale) => {
    const wasDescribed = Boolean(before.decorative) || saysIn(before, locale)
    const isSaid = locale === req.locale ? data.alt?.trim() : saysIn(before, locale)
    return wasDescribed && !isSaid
  })
}

/** Reading in a language changes that of the request, which is not this one's. */
async function beside<Value>(
  req: PayloadRequest,
  read: (req: PayloadRequest) => Promise<Value>,
): Promise<Value> {
  const { locale, fallbackLocale } = req
  try {
    return await read(req)
  } finally {
    Object.assign(req, { locale, fallbackLocale })
  }
}

const most = 3

function placesOf(uses: readonly Use[]) {
  const named = (language: Locale, comma: string, more: string) =>
    uses
      .slice(0, most)
      .map(({ kind, title }) => `${kind[language]} «\u2068${title}\u2069»`)
      .join(comma) + (uses.length > most ? more : '')
  return { ar: named('ar', '، ', ' وغيرها'), en: named('en', ', ', ' and more') }
}
