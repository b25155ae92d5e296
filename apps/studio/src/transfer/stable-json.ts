import { createHash } from 'node:crypto'
import { isObject } from '../platform/objects.ts'

/** The same value always gives the same text, so that two exports can be compared: `{"ar":…,"en":…}`. */
export const stableJson = (value: unknown): string => `${JSON.stringify(ordered(value), null, 2)}\n`

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered)
  if (value instanceof Date) return value.toISOString()
  if (!isObject(value)) return value
  const names = Object.keys(value).sort()
  return Object.fromEntries(names.map((name) => [name, ordered(value[name])]))
}

export const sha256 = (data: string | Uint8Array): string =>
  createHash('sha256').update(data).digest('hex')
