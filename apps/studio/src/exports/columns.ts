/** The columns of an export, with the labels and the words that the collection's own fields have. */
import { isLocale } from '@wajiha/arabic'
import { readableAddress } from '@wajiha/contract/paths'
import type { CollectionSlug, FlattenedField, Option, Payload, SelectType } from 'payload'
import { type Answer, sayAnswer } from '../platform/fields/say-answer.ts'
import { languageNames } from '../platform/i18n/language-names.ts'
import { isSaid, type Said, say } from '../platform/i18n/say.ts'
import { isRecord, valueAt } from '../platform/objects.ts'
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

/** Whether a value of Payload's is a document with its key. */
export const isDoc = (value: unknown): value is Doc =>
  isRecord(value) && typeof value.id === 'string'

/** Documents whatever their collection, to be read by the paths of columns. */
export const docsIn = (found: readonly unknown[]): Doc[] => found.filter(isDoc)

const ownLabels: Record<string, Said> = {
  createdAt: say('تاريخ الوصول', 'Received'),
}
const yes = say('نعم', 'Yes')
const no = say('لا', 'No')

export function columnsOf(payload: Payload, slug: Exported): Column[] {
  const { flattenedFields } = payload.collections[slug].config
  return columnLists[slug].map((path) => {
    const field = findField(flattenedFields, path.split('.'))
    if (!field) throw new Error(`${slug} has no field ${path}`)
    return {
      path,
      label: ownLabels[path] ?? labelOf(field, path),
      ...(field.type === 'relationship' && typeof field.relationTo === 'string'
        ? { relation: field.relationTo }
        : {}),
      read: (doc, locale) =>
        isOfNothing(doc, path) ? null : cellOf(field, valueAt(doc, path), path, locale),
    }
  })
}

/** The place of an appointment that was called off. */
const isOfNothing = (doc: Doc, path: string): boolean =>
  path === 'interview.where' && !valueAt(doc, 'interview.at')

/** All labels of the studio are said in both languages; without one there is only its path. */
const labelOf = (field: FlattenedField, path: string): Said =>
  'label' in field && isSaid(field.label) ? field.label : say(path, path)

/** What of a document is read from the database for these columns. */
export function selectOf(columns: readonly Column[]): SelectType {
  const select: Record<string, true | Record<string, true>> = {}
  for (const { path } of columns) {
    const [first = '', second] = path.split('.')
    const before = select[first]
    if (second) select[first] = { ...(typeof before === 'object' ? before : {}), [second]: true }
    else select[first] = true
  }
  return select
}

function findField(
  fields: readonly FlattenedField[],
  [name, ...rest]: string[],
): FlattenedField | undefined {
  const field = fields.find((one) => 'name' in one && one.name === name)
  if (rest.length === 0 || !field) return field
  return findField('flattenedFields' in field ? field.flattenedFields : [], rest)
}

function cellOf(field: FlattenedField, value: unknown, path: string, locale: 'ar' | 'en'): Cell {
  if (value === null || value === undefined || value === '') return null
  if (path === 'answers' && Array.isArray(value)) return answersText(value, locale)
  if (path === 'locale') return isLocale(value) ? languageNames[value][locale] : String(value)
  // As the page of arrival beside it: in its letters, not in their percent signs.
  if (/(?:^|\.)pageUrl$/.test(path)) return readableAddress(String(value))
  switch (field.type) {
    case 'date':
      return new Date(String(value))
    case 'number':
      return Number(value)
    case 'checkbox':
      return (value ? yes : no)[locale]
    case 'select':
      return wordOf(field.options, String(value), locale)
    case 'relationship':
      return isDoc(value) ? value.id : String(value)
    default:
      return Array.isArray(value) ? value.join('\n') : String(value)
  }
}

/** A code that no option has any more is shown as it is. */
function wordOf(options: readonly Option[], value: string, locale: 'ar' | 'en'): string {
  const option = options.find((one) => typeof one === 'object' && one.value === value)
  return typeof option === 'object' && isSaid(option.label) ? option.label[locale] : value
}

const answersText = (answers: readonly Answer[], locale: 'ar' | 'en') =>
  answers.map((one) => `${one.question ?? ''}: ${sayAnswer(one, locale)}`).join('\n')
