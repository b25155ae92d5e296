/** What the public can see of a document, before and after a save: the difference is a publication. */

import { type Locale, locales, otherLocale } from '@wajiha/arabic'
import type { FlattenedField, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { searchText } from '../../platform/fields/search-text.ts'
import { fieldOf } from '../../platform/objects.ts'

export type PublicFace = {
  updatedAt: string
  /** The languages in which it is public, with its slug in each; a service has one key for all. */
  published: Partial<Record<Locale, string>>
  /** All but its words: what lists choose and order documents by. */
  placed: string
  /** Its words as each language shows them; a field that has none there may be shown in the other's. */
  words: Record<Locale, string>
}

type Row = Record<string, unknown> & {
  updatedAt?: string
  deletedAt?: string | null
  slug?: string | Partial<Record<Locale, string>>
  key?: string
  _status?: Partial<Record<Locale, string>>
}

/** Reads the published row inside the request's transaction; drafts live elsewhere. */
export async function readFace(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  id: unknown,
): Promise<PublicFace | undefined> {
  const row = await req.payload.db.findOne<Row & { id: string }>({
    collection: collection.slug,
    where: { id: { equals: id } },
    locale: 'all',
    req,
  })
  return row ? faceOf(row, collection) : undefined
}

function faceOf(row: Row, collection: SanitizedCollectionConfig): PublicFace {
  const hasDrafts = Boolean(collection.versions?.drafts)
  const published: PublicFace['published'] = {}
  for (const locale of row.deletedAt ? [] : locales) {
    if (hasDrafts && row._status?.[locale] !== 'published') continue
    published[locale] =
      (typeof row.slug === 'string' ? row.slug : row.slug?.[locale]) ?? row.key ?? ''
  }
  const placed = placesOf(collection).map((name) => row[name] ?? null)
  const words = wordsOf(row, collection)
  return { updatedAt: row.updatedAt ?? '', published, placed: JSON.stringify(placed), words }
}

const wordTypes: readonly string[] = ['text', 'textarea', 'richText', 'email', 'code', 'json']

/** Words, how many they are, and when they changed: no list chooses by them, unless it shows the document. */
const isOfWords = ({ type, name, ...field }: FlattenedField): boolean =>
  wordTypes.includes(type) ||
  (type === 'number' && 'admin' in field && field.admin?.hidden === true) ||
  (type === 'date' && name.startsWith('updated'))

function wordsOf(row: Row, { flattenedFields }: SanitizedCollectionConfig): PublicFace['words'] {
  const shown = flattenedFields.filter(
    ({ type, name }) => wordTypes.includes(type) && name !== searchText.name,
  )
  const wordsIn = (locale: Locale) =>
    JSON.stringify(shown.map((field) => wordIn(row[field.name], isLocalized(field), locale)))
  return { ar: wordsIn('ar'), en: wordsIn('en') }
}

const isLocalized = (field: FlattenedField) => 'localized' in field && field.localized === true

function wordIn(value: unknown, isLocalized: boolean, locale: Locale): unknown {
  if (!isLocalized) return value ?? null
  return fieldOf(value, locale) || fieldOf(value, otherLocale(locale)) || null
}

const placesOf = ({ flattenedFields }: SanitizedCollectionConfig): string[] =>
  flattenedFields.filter((field) => !isOfWords(field)).map(({ name }) => name)

/** True when lists may choose or order otherwise: more than words has changed. */
export const isPlaceChange = (before?: PublicFace, after?: PublicFace): boolean =>
  before?.placed !== after?.placed ||
  JSON.stringify(before?.published) !== JSON.stringify(after?.published)

/**
 * The language whose words alone have changed: answers in the other show the document as it was, but for when it
 * changed. Nothing where more has, or where it is not there in both: its words may stand in for the other's.
 */
export function onlyLanguageOf(before?: PublicFace, after?: PublicFace): Locale | undefined {
  if (!before || !after || isPlaceChange(before, after)) return undefined
  if (Object.keys(after.published).length < locales.length) return undefined
  const changed = locales.filter((locale) => before.words[locale] !== after.words[locale])
  return changed.length === 1 ? changed[0] : undefined
}

/** True when the public can tell the difference. A draft leaves the public row as it was. */
export function isVisibleChange(before?: PublicFace, after?: PublicFace): boolean {
  if (before && after && before.updatedAt === after.updatedAt) return false
  return isPublic(before) || isPublic(after)
}

const isPublic = (face?: PublicFace) => Object.keys(face?.published ?? {}).length > 0
