/**
 * Lists are searched in both languages at once: whoever writes in Arabic looks for an English title,
 * too. A telephone number is looked for as one word, however it is spaced.
 */
import type {
  CollectionBeforeOperationHook,
  CollectionConfig,
  SanitizedCollectionConfig,
  Where,
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
    const { where } = args as { where?: Where }
    if (!where) return args
    const localized = new Set(fields.filter((name) => isLocalized(collection, name)))
    return { ...args, where: widen(where, localized) }
  }

const isLocalized = ({ flattenedFields }: SanitizedCollectionConfig, name: string): boolean =>
  flattenedFields.some((field) => field.name === name && 'localized' in field && field.localized)

function widen(where: Where, localized: ReadonlySet<string>): Where {
  const parts = Object.entries(where).map(([path, condition]): Where => {
    if (path.toLowerCase() === 'and' || path.toLowerCase() === 'or') {
      const inner = (condition as Where[] | undefined)?.map((one) => widen(one, localized))
      return { [path]: inner } as Where
    }
    const asked = joinTelephone(condition as Record<string, unknown>)
    if (!localized.has(path) || !searching.some((operator) => operator in asked))
      return { [path]: asked } as Where
    return { or: locales.map((locale) => ({ [`${path}.${locale}`]: asked })) } as Where
  })
  return parts.length === 1 ? (parts[0] ?? {}) : { and: parts }
}

/** `{ like: '050 123 4567' }` → `{ like: '501234567' }`: otherwise each group would be a word. */
function joinTelephone(condition: Record<string, unknown>): Record<string, unknown> {
  const { like } = condition ?? {}
  const digits = typeof like === 'string' ? telephoneDigits(like) : undefined
  return digits ? { ...condition, like: digits } : condition
}
