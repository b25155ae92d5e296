/** The columns of an export, with the labels and the words that the collection's own fields have. */
import type { CollectionSlug, FlattenedField, Payload, SelectType } from 'payload'
import { type Said, say } from '../platform/i18n/say.ts'
import type { Cell } from './cells.ts'
import { columnLists, type Exported } from './column-lists.data.ts'

export type Column = {
  /** `attribution.channel`. */
  path: string
  label: Said
  /** The collection a relation leads to. */
  relation?: CollectionSlug
  /** A document's value as a cell; a relation's is its id. */
  read: (doc: Doc, locale: 'ar' | 'en') => Cell
}

export type Doc = Record<string, unknown> & { id: string }

type Loose = {
  type: string
  label?: unknown
  relationTo?: CollectionSlug
  options?: { value: string; label: Said }[]
}

const ownLabels: Record<string, Said> = {
  createdAt: say('تاريخ الوصول', 'Received'),
}
const languages = { ar: say('العربيّة', 'Arabic'), en: say('الإنجليزيّة', 'English') }
const yes = say('نعم', 'Yes')
const no = say('لا', 'No')

export function columnsOf(payload: Payload, slug: Exported): Column[] {
  const { flattenedFields } = payload.collections[slug].config
  return columnLists[slug].map((path) => {
    const field = findField(flattenedFields, path.split('.')) as Loose | undefined
    if (!field) throw new Error(`${slug} has no field ${path}`)
    return {
      path,
      label: ownLabels[path] ?? (field.label as Said),
      ...(field.type === 'relationship' && field.relationTo ? { relation: field.relationTo } : {}),
      read: (doc, locale) => cellOf(field, valueAt(doc, path), path, locale),
    }
  })
}

/** What of a document is read from the database for these columns. */
export function selectOf(columns: readonly Column[]): SelectType {
  const select: Record<string, unknown> = {}
  for (const { path } of columns) {
    const [first = '', second] = path.split('.')
    if (second) select[first] = { ...(select[first] as object), [second]: true }
    else select[first] = true
  }
  return select as SelectType
}

export function valueAt(doc: object, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | null)?.[name], doc)
}

function findField(fields: readonly FlattenedField[], [name, ...rest]: string[]): unknown {
  const field = fields.find((one) => 'name' in one && one.name === name)
  if (rest.length === 0 || !field) return field
  return findField((field as { flattenedFields?: FlattenedField[] }).flattenedFields ?? [], rest)
}

function cellOf(field: Loose, value: unknown, path: string, locale: 'ar' | 'en'): Cell {
  if (value === null || value === undefined || value === '') return null
  if (path === 'answers') return answersText(value as Answer[])
  if (path === 'locale') return languages[value as 'ar']?.[locale] ?? String(value)
  switch (field.type) {
    case 'date':
      return new Date(String(value))
    case 'number':
      return Number(value)
    case 'checkbox':
      return (value ? yes : no)[locale]
    case 'select':
      return wordOf(field, String(value), locale)
    case 'relationship':
      return typeof value === 'object' ? (value as Doc).id : String(value)
    default:
      return Array.isArray(value) ? value.join('\n') : String(value)
  }
}

/** A code that no option has any more is shown as it is. */
const wordOf = ({ options }: Loose, value: string, locale: 'ar' | 'en') =>
  options?.find((option) => option.value === value)?.label[locale] ?? value

type Answer = { question?: string | null; answer?: string | null }
const answersText = (answers: readonly Answer[]) =>
  answers.map(({ question, answer }) => `${question ?? ''}: ${answer ?? ''}`).join('\n')
