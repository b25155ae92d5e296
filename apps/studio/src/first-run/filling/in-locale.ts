/** Values in both languages, as the content files hold them: `{ ar: …, en: … }`. */
import { type Locale, locales } from '@wajiha/arabic'
import { isRecord } from '../../platform/objects.ts'

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
  const before = isRecord(saved) ? saved : undefined
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, withRowIds(entry, before?.[key])]),
  )
}

const at = (saved: unknown, index: number) => (Array.isArray(saved) ? saved[index] : undefined)

function rowOf(entry: unknown, saved: unknown): unknown {
  if (typeof entry !== 'object' || entry === null) return entry
  const row = withRowIds(entry, saved)
  if (!isRecord(row)) return row
  return isRecord(saved) && saved.id ? { ...row, id: saved.id } : { ...row }
}
