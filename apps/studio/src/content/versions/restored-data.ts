/** What a version holds in one language, as a save of a draft: a field that was empty becomes empty again. */
import type { FlattenedField } from 'payload'
import { fieldOf } from '../../platform/objects.ts'

type Values = Record<string, unknown>

/** Payload keeps these by itself, or they tell of the document rather than of its words. */
const notWritten = new Set(['id', 'createdAt', 'updatedAt', 'deletedAt', '_status', 'publishedAt'])

/** @param version read in one language, without falling back to another. */
export function restoredData(fields: readonly FlattenedField[], version: object): Values {
  const data: Values = {}
  for (const field of fields) {
    // What no editor sees is not what an editor brings back; hooks reckon it anew.
    if (isHidden(field) || ('virtual' in field && field.virtual)) continue
    if (!notWritten.has(field.name))
      data[field.name] = restored(field, fieldOf(version, field.name))
    else if (field.name === 'publishedAt' && fieldOf(version, 'publishedAt'))
      data.publishedAt = fieldOf(version, 'publishedAt')
  }
  return data
}

const isHidden = ({ admin }: FlattenedField) => Boolean(admin && 'hidden' in admin && admin.hidden)

function restored(field: FlattenedField, value: unknown): unknown {
  if (field.type === 'group') return restoredGroup(field.flattenedFields, value)
  if (value !== undefined && value !== null) return value
  return field.type === 'array' || field.type === 'blocks' ? [] : null
}

const restoredGroup = (fields: readonly FlattenedField[], group: unknown): Values =>
  Object.fromEntries(
    fields.map((field) => [field.name, restored(field, fieldOf(group, field.name))]),
  )
