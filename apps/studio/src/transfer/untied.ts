import { isObject, isRecord } from '../platform/objects.ts'

/**
 * A document without what points at documents that are not there yet; texts keep theirs, which nothing in the
 * database holds to. `{ project: 'ID', services: ['ID'] }` → `{ project: null, services: [] }`.
 */
export function untied(value: unknown, isMissing: (id: string) => boolean): unknown {
  if (Array.isArray(value))
    return value.filter((one) => !pointsAt(one, isMissing)).map((one) => untied(one, isMissing))
  if (!isRecord(value) || 'root' in value) return value
  const entries = Object.entries(value).map(([name, one]) => [
    name,
    name !== 'id' && pointsAt(one, isMissing) ? null : untied(one, isMissing),
  ])
  return Object.fromEntries(entries)
}

function pointsAt(value: unknown, isMissing: (id: string) => boolean): boolean {
  const id = isObject(value) && 'relationTo' in value ? value.value : value
  return typeof id === 'string' && isMissing(id)
}

/** The same with other ids, wherever they stand: ids are found as they are, for nothing else looks like one. */
export function withIds<Value>(value: Value, ids: ReadonlyMap<string, string>): Value {
  if (ids.size === 0) return value
  const text = JSON.stringify(value).replace(uuid, (id) => ids.get(id) ?? id)
  return JSON.parse(text)
}

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
