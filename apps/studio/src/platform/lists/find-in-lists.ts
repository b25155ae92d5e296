/**
 * Lists are searched in both languages at once: whoever writes in Arabic looks for an English title,
 * too. A telephone number is looked for as one word, however it is spaced; what has a number is found by it as well, with
 * and without its sign.
 */

import { foldDigits } from '@wajiha/arabic'
import type {
  CollectionBeforeOperationHook,
  CollectionConfig,
  SanitizedCollectionConfig,
  Where,
  WhereField,
} from 'payload'
import { telephoneDigits } from './fold-pattern.ts'

const locales = ['ar', 'en'] as const
const searching = ['like', 'contains'] as const

/** The collection, its lists and choosers searched by `listSearchableFields`, or by its title. */
export function foundInLists(collection: CollectionConfig): CollectionConfig {
  const { admin, hooks } = collection
  const fields = admin?.listSearchableFields ?? [admin?.useAsTitle ?? 'id']
  return {
    ...collection,
    admin: { ...admin, listSearchableFields: fields },
    hooks: { ...hooks, beforeOperation: [widenSearch(fields), ...(hooks?.beforeOperation ?? [])] },
  }
}

const widenSearch =
  (fields: string[]): CollectionBeforeOperationHook =>
  ({ args, collection }) => {
    const where = 'where' in args ? args.where : undefined
    if (!where) return args
    const localized = new Set(fields.filter((name) => isLocalized(collection, name)))
    const asked = isNumbered(collection) ? withNumber(where) : where
    return { ...args, where: widen(asked, localized) }
  }

const isLocalized = ({ flattenedFields }: SanitizedCollectionConfig, name: string): boolean =>
  flattenedFields.some((field) => field.name === name && 'localized' in field && field.localized)

const isNumbered = ({ flattenedFields }: SanitizedCollectionConfig): boolean =>
  flattenedFields.some(({ name, type }) => name === 'number' && type === 'number')

/** A search of the list's head, which asks every field for one text: `#7`, `٧` is a number, too. */
function withNumber(where: Where): Where {
  const { or, and } = where
  if (Array.isArray(and)) return { ...where, and: and.map(withNumber) }
  if (!Array.isArray(or) || or.length < 2) return where
  const texts = new Set(or.flatMap((one) => Object.values(one).map((asked) => textOf(asked))))
  const [text] = texts
  const number = /^#?(\d{1,9})$/.exec(foldDigits(text ?? '').trim())?.[1]
  if (texts.size !== 1 || !number) return where
  return { ...where, or: [...or, { number: { equals: Number(number) } }] }
}

const textOf = (asked: Where[string]): string | undefined =>
  !Array.isArray(asked) && typeof asked?.like === 'string' ? asked.like : undefined

function widen(where: Where, localized: ReadonlySet<string>): Where {
  const parts = Object.entries(where).map(([path, condition]): Where => {
    if (path.toLowerCase() === 'and' || path.toLowerCase() === 'or') {
      if (condition && !Array.isArray(condition)) throw new TypeError(`“${path}” is no list.`)
      return { [path]: condition?.map((one) => widen(one, localized)) }
    }
    if (Array.isArray(condition)) return { [path]: condition }
    const asked = joinTelephone(condition)
    if (!localized.has(path) || !searching.some((operator) => operator in asked))
      return { [path]: asked }
    return { or: locales.map((locale) => ({ [`${path}.${locale}`]: asked })) }
  })
  return parts.length === 1 ? (parts[0] ?? {}) : { and: parts }
}

/** `{ like: '050 123 4567' }` → `{ like: '501234567' }`: otherwise each group would be a word. */
function joinTelephone(condition: WhereField): WhereField {
  const { like } = condition ?? {}
  const digits = typeof like === 'string' ? telephoneDigits(like) : undefined
  return digits ? { ...condition, like: digits } : condition
}
