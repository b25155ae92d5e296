/** What an erasure writes into a row, made from the data map: the fields stay, the person goes. */
import type { FlattenedField, Payload } from 'payload'
import { dataMap } from './data-map.data.ts'
import { fieldsOf } from './unmapped-fields.ts'

/** Stands where a name has to be. */
export const nobody = '—'

type Values = Record<string, unknown>

/** @param collection one whose rows are emptied: `leads`. */
export function emptyValues(payload: Payload, collection: keyof Payload['collections']): Values {
  const erased = fieldsOf(dataMap[collection], 'identity', 'words', 'trace')
  return emptied(payload.collections[collection].config.flattenedFields, erased, '')
}

function emptied(fields: readonly FlattenedField[], erased: readonly string[], path: string) {
  const values: Values = {}
  for (const field of fields) {
    const own = path + field.name
    if (field.type === 'array') {
      if (erased.some((one) => one.startsWith(`${own}.`))) values[field.name] = []
    } else if ('flattenedFields' in field && Array.isArray(field.flattenedFields)) {
      const inner = emptied(field.flattenedFields, erased, `${own}.`)
      if (Object.keys(inner).length > 0) values[field.name] = inner
    } else if (erased.includes(own) && !isVirtual(field)) values[field.name] = emptyValue(field)
  }
  return values
}

const isVirtual = (field: FlattenedField) => 'virtual' in field && Boolean(field.virtual)

function emptyValue(field: FlattenedField): unknown {
  if ('hasMany' in field && field.hasMany) return []
  if (!('required' in field && field.required)) return null
  return field.type === 'json' ? {} : nobody
}
