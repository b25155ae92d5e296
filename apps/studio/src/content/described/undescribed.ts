/** Pictures that lack words in a language: neither said what they show, nor marked as decoration. */
import type { Locale } from '@wajiha/arabic'
import type { PayloadRequest } from 'payload'
import type { Media } from '../../payload-types.ts'
import { fieldOf } from '../../platform/objects.ts'
import { Refusal } from '../../platform/refusal.ts'
import { type Undescribed, undescribedStatus } from './refusal.ts'
import { lacking } from './words.ts'

/** Words of a picture are missing where it is about to be public; nothing was saved. */
export class PicturesWithoutWords extends Refusal<{ undescribed: Undescribed[] }> {
  constructor(req: PayloadRequest, undescribed: Undescribed[]) {
    super(req, lacking(undescribed), undescribedStatus, { undescribed })
  }
}

/** @param shown ids of documents in each language that is to be public; those of no picture count for nothing. */
export async function undescribedAmong(
  req: PayloadRequest,
  shown: ReadonlyMap<Locale, readonly string[]>,
): Promise<Undescribed[]> {
  const ids = [...new Set([...shown.values()].flat())]
  if (ids.length === 0) return []
  const { docs } = await req.payload.db.find<Media>({
    collection: 'media',
    where: { and: [{ id: { in: ids } }, { decorative: { not_equals: true } }] },
    // In every language at once: reading through the API would change that of the request.
    locale: 'all',
    pagination: false,
    req,
  })
  const found = new Map(docs.map((doc) => [doc.id, doc]))
  return ids.flatMap((id) => {
    const doc = found.get(id)
    const lacks = [...shown]
      .filter(([locale, inLanguage]) => inLanguage.includes(id) && !saysIn(doc, locale))
      .map(([locale]) => locale)
    return doc && lacks.length > 0 ? [{ id, lacks, ...faceOf(doc) }] : []
  })
}

/** @param doc a picture with its words in every language. */
export function saysIn(doc: Media | undefined, locale: Locale): boolean {
  const words = fieldOf(doc?.alt, locale)
  return typeof words === 'string' && words.trim() !== ''
}

function faceOf({ id, name, filename, sizes }: Media) {
  const file = sizes?.thumb?.filename ?? filename ?? ''
  return { name: name || id, source: `/api/media/file/${encodeURIComponent(file)}` }
}
