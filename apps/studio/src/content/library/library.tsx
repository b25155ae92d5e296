/** The list of pictures, as pictures. Payload goes on searching, filtering, sorting and turning the pages. */
import { type Locale, locales } from '@wajiha/arabic'
import type { BeforeListTableServerProps, PaginatedDocs } from 'payload'
import type { Media } from '../../payload-types.ts'
import { fieldOf } from '../../platform/objects.ts'
import { type Picture, Pictures } from './pictures.tsx'

type Props = BeforeListTableServerProps & { data?: PaginatedDocs<Media> }

export async function Library({ data, payload, user }: Props) {
  const docs = data?.docs ?? []
  const alts = await altsOf(docs.map(({ id }) => id))
  return <Pictures pictures={docs.map((doc) => pictureOf(doc, alts.get(doc.id) ?? {}))} />

  /** A list is read in one language; the marks are about all of them. */
  async function altsOf(ids: string[]): Promise<Map<string, Alts>> {
    if (ids.length === 0) return new Map()
    const { docs } = await payload.find({
      collection: 'media',
      where: { id: { in: ids } },
      select: { alt: true },
      locale: 'all',
      trash: true,
      depth: 0,
      pagination: false,
      user: user ?? null,
      overrideAccess: false,
    })
    return new Map(docs.map(({ id, alt }) => [id, wordsOf(alt)]))
  }
}

type Alts = Partial<Record<Locale, string>>

const wordsOf = (alt: unknown): Alts =>
  Object.fromEntries(
    locales.flatMap((locale) => {
      const words = fieldOf(alt, locale)
      return typeof words === 'string' && words.trim() ? [[locale, words]] : []
    }),
  )

const pictureOf = (doc: Media, alt: Alts): Picture => ({
  id: doc.id,
  name: doc.name ?? '',
  alt,
  isDecorative: Boolean(doc.decorative),
  isBinned: Boolean(doc.deletedAt),
  source: doc.sizes?.thumb?.url ?? doc.thumbnailURL ?? doc.url ?? '',
  width: doc.width ?? 0,
  height: doc.height ?? 0,
  bytes: doc.filesize ?? 0,
})
