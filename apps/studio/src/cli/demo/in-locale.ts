/** Values in both languages, as the content files hold them: `{ ar: …, en: … }`. */
import { type Locale, locales } from '@wajiha/arabic'

type Both = Record<Locale, unknown>

const isBoth = (value: object): value is Both =>
  Object.keys(value).length === locales.length && locales.every((locale) => locale in value)

/** The tree with each value in both languages replaced by its side; rich texts pass as they are. */
export function inLocale(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((entry) => inLocale(entry, locale))
  if (typeof value !== 'object' || value === null || 'root' in value) return value
  if (isBoth(value)) return value[locale]
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, inLocale(entry, locale)]),
  )
}

/** Gives each row the id under which it was saved, so that the second language meets the first. */
export function withRowIds(value: unknown, saved: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry, index) => rowOf(entry, at(saved, index)))
  if (typeof value !== 'object' || value === null || 'root' in value) return value
  const before = (typeof saved === 'object' ? saved : undefined) as
    | Record<string, unknown>
    | undefined
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, withRowIds(entry, before?.[key])]),
  )
}

const at = (saved: unknown, index: number) => (Array.isArray(saved) ? saved[index] : undefined)

function rowOf(entry: unknown, saved: unknown): unknown {
  if (typeof entry !== 'object' || entry === null) return entry
  const { id } = (saved ?? {}) as { id?: string }
  return { ...(withRowIds(entry, saved) as object), ...(id ? { id } : {}) }
}
