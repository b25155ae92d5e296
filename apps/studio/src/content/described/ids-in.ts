/** Ids of documents, wherever they stand in a document: in fields, in rows, in texts and their blocks. Pure. */
import type { FlattenedField } from 'payload'
import { fieldOf, isRecord, membersOf } from '../../platform/objects.ts'

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** @param value a document as it is saved in one language. @returns each id once; of what, a look-up tells. */
export const idsIn = (value: unknown): string[] => [...new Set(idsWithin(value))]

/** The same of what every language shows: fields that have no words of their own in each. */
export const sharedIdsIn = (values: unknown, fields: readonly FlattenedField[]): string[] => [
  ...new Set(fields.flatMap((field) => sharedIdsOf(fieldOf(values, field.name), field))),
]

function sharedIdsOf(value: unknown, field: FlattenedField): string[] {
  if ('localized' in field && field.localized) return []
  if (field.type === 'blocks')
    return membersOf(value).flatMap((row) => {
      const found = field.blocks.find(({ slug }) => slug === fieldOf(row, 'blockType'))
      return sharedIdsIn(row, found?.flattenedFields ?? [])
    })
  if (!('flattenedFields' in field)) return idsIn(value)
  const rows = isRecord(value) ? [value] : membersOf(value)
  return rows.flatMap((row) => sharedIdsIn(row, field.flattenedFields))
}

function idsWithin(value: unknown): string[] {
  if (typeof value === 'string') return uuid.test(value) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(idsWithin)
}
