/**
 * What somebody has typed into a form that keeps no drafts, such as a card's: for the preview beside it alone. It
 * is kept for minutes, in memory and for that person, and is stored nowhere.
 */
import type { Locale } from '@wajiha/arabic'
import type { BasePayload, FlattenedField } from 'payload'
import { fieldOf, isRecord, membersOf } from '../../platform/objects.ts'
import { isCollectionSlug } from '../../platform/slugs.ts'

export type Typist = { viewer: string; collection: string; id: string }
type Values = Readonly<Record<string, unknown>>
type Typed = { locale: Locale; values: Values; at: number }

const keptMs = 10 * 60_000
const mostKept = 200

/** The admin's doors and the public API are bundles of their own in one process. */
const mark = Symbol.for('wajiha.typed')
const holder = globalThis as { [mark]?: Map<string, Typed> }

function kept(): Map<string, Typed> {
  holder[mark] ??= new Map()
  return holder[mark]
}

const keyOf = ({ viewer, collection, id }: Typist) => `${viewer} ${collection} ${id}`

export function keepTyped(typist: Typist, locale: Locale, values: Values): void {
  const all = kept()
  const key = keyOf(typist)
  all.delete(key)
  all.set(key, { locale, values, at: Date.now() })
  for (const [one, { at }] of all)
    if (all.size > mostKept || at < Date.now() - keptMs) all.delete(one)
}

/** The document with what this person has typed since; as it is where they have not. */
export async function withTyped<Doc extends object>(
  payload: BasePayload,
  doc: Doc,
  typist: Typist,
  locale: Locale,
): Promise<Doc> {
  const typed = kept().get(keyOf(typist))
  if (!typed || typed.at < Date.now() - keptMs || !isCollectionSlug(payload, typist.collection))
    return doc
  const { flattenedFields } = payload.collections[typist.collection].config
  const at = { payload, locale, isSaid: locale === typed.locale }
  return {
    ...doc,
    ...(await overlaid(at, flattenedFields, Object.fromEntries(Object.entries(doc)), typed.values)),
  }
}

/** `isSaid`: whether words of one language were typed in this one. */
type Place = { payload: BasePayload; locale: Locale; isSaid: boolean }

async function overlaid(
  place: Place,
  fields: readonly FlattenedField[],
  doc: Values,
  typed: Values,
): Promise<Values> {
  const values: Record<string, unknown> = { ...doc }
  for (const field of fields) {
    const { name } = field
    const isOther = 'localized' in field && field.localized && !place.isSaid
    if (isOther || !(name in typed) || 'virtual' in field) continue
    values[name] = await valueIn(place, field, doc[name], typed[name])
  }
  return values
}

async function valueIn(
  place: Place,
  field: FlattenedField,
  stored: unknown,
  typed: unknown,
): Promise<unknown> {
  const { type } = field
  if (type === 'group' && isRecord(typed))
    return overlaid(place, field.flattenedFields, isRecord(stored) ? stored : {}, typed)
  if (type === 'array') {
    const rows = membersOf(stored)
    const standing = (id: unknown) => rows.find((row) => fieldOf(row, 'id') === id)
    return Promise.all(
      membersOf(typed)
        .filter(isRecord)
        .map((row) => {
          const known = standing(row.id)
          return overlaid(place, field.flattenedFields, isRecord(known) ? known : row, row)
        }),
    )
  }
  if (type === 'upload' || type === 'relationship')
    return related(place, field.relationTo, stored, typed)
  return typed
}

/** A form holds the id of what it relates to, and a page the document. */
async function related(
  { payload, locale }: Place,
  collection: string | string[],
  stored: unknown,
  typed: unknown,
): Promise<unknown> {
  if (typed === null || typed === undefined) return null
  if (typeof typed !== 'string' || fieldOf(stored, 'id') === typed) return stored
  if (typeof collection !== 'string' || !isCollectionSlug(payload, collection)) return stored
  return payload.findByID({
    collection,
    id: typed,
    locale,
    depth: 0,
    fallbackLocale: false,
    overrideAccess: true,
    disableErrors: true,
  })
}
