/**
 * What of a draft a page may draw, and by which field of the form it was written: so that a press on a part of
 * the preview leads to its field. The site finds these words in what it drew.
 */
import type { Locale } from '@wajiha/arabic'
import type { PreviewTarget } from '@wajiha/contract/preview'
import type { DrawnField } from '@wajiha/contract/preview-frame'
import type { BasePayload, FlattenedField } from 'payload'
import { fieldOf, isRecord, membersOf } from '../../platform/objects.ts'
import { requireCollectionSlug, requireGlobalSlug } from '../../platform/slugs.ts'
import { wordsIn } from '../languages/words-in.ts'
import { withTyped } from './typed.ts'

type Asked = Pick<PreviewTarget, 'collection' | 'id'> & { locale: Locale; viewer: string }
type Values = Readonly<Record<string, unknown>>

export async function drawnFieldsOf(
  payload: BasePayload,
  { collection, id, locale, viewer }: Asked,
): Promise<DrawnField[]> {
  const options = {
    locale,
    draft: true,
    depth: 1,
    fallbackLocale: false,
    overrideAccess: true,
  } as const
  const global = globalOf({ collection, id })
  if (global) {
    const slug = requireGlobalSlug(payload, global)
    const { flattenedFields = [] } = payload.globals.config.find((one) => one.slug === slug) ?? {}
    return drawnFields(flattenedFields, asValues(await payload.findGlobal({ ...options, slug })))
  }
  const slug = requireCollectionSlug(payload, collection)
  const doc = await payload.findByID({ ...options, collection: slug, id, disableErrors: true })
  if (!doc) return []
  const shown = await withTyped(payload, doc, { viewer, collection, id }, locale)
  return drawnFields(payload.collections[slug].config.flattenedFields, asValues(shown))
}

/** The global that a target names; nothing for a document of a collection. */
export const globalOf = ({ collection, id }: Pick<PreviewTarget, 'collection' | 'id'>) =>
  collection === 'pages' ? `page-${id}` : collection === 'general' ? 'general' : undefined

const asValues = (doc: unknown): Values => (isRecord(doc) ? doc : {})

/** Pure. @param path of the form: rows stand by their number, `hero.lines.0.text`. */
export function drawnFields(
  fields: readonly FlattenedField[],
  values: Values,
  path: readonly string[] = [],
): DrawnField[] {
  return fields.flatMap((field) => {
    if (isUnseen(field)) return []
    const value = values[field.name]
    const here = [...path, field.name]
    if (field.type === 'group' || field.type === 'tab')
      return drawnFields(field.flattenedFields, asValues(value), here)
    if (field.type === 'array')
      return membersOf(value).flatMap((row, place) =>
        drawnFields(field.flattenedFields, asValues(row), [...here, String(place)]),
      )
    return drawnField(field, value, here.join('.'))
  })
}

/** Blocks are named by the field that holds them, as their own fields are drawn in places of their own. */
function drawnField({ type }: FlattenedField, value: unknown, path: string): DrawnField[] {
  if (type === 'upload') {
    const file = fieldOf(value, 'filename')
    return typeof file === 'string' ? [{ path, file }] : []
  }
  if (!drawn.has(type)) return []
  const lines = wordsIn(value).split('\n').filter(Boolean)
  const [one] = lines
  // Words of several lines may be drawn as one text.
  const all = lines.length > 1 && type === 'textarea' ? [lines.join(' ')] : []
  return one ? [{ path, lines: [...lines, ...all] }] : []
}

const drawn: ReadonlySet<string> = new Set(['text', 'textarea', 'richText', 'email', 'blocks'])

function isUnseen(field: FlattenedField): boolean {
  const { admin } = field
  const isHidden = Boolean(admin && 'hidden' in admin && admin.hidden)
  return isHidden || ('hidden' in field && field.hidden === true)
}
