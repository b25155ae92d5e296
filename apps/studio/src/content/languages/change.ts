/** Words at their paths, as a save that says what it began from: whatever else changed meanwhile stands. Pure. */
import { isRecord } from '../../platform/objects.ts'

export type Change = { path: string; value: unknown; basis?: unknown }
type Values = Record<string, unknown>

/**
 * @param current the document as it stands in that language.
 * @returns the fields that change, and the same as whoever wrote found them; a path that leads nowhere
 *   is among the `lost`.
 */
export function changeWords(
  current: Readonly<Values>,
  changes: readonly Change[],
): { data: Values; basis: Values; lost: string[] } {
  const [data, basis, lost]: [Values, Values, string[]] = [{}, {}, []]
  for (const change of changes) {
    const [top = '', ...rest] = change.path.split('.')
    if (rest.length > 0 && !canFollow(current[top], rest)) {
      lost.push(change.path)
      continue
    }
    data[top] = put(top in data ? data[top] : current[top], rest, change.value)
    const began = 'basis' in change ? change.basis : valueAt(current[top], rest)
    basis[top] = put(top in basis ? basis[top] : current[top], rest, began)
  }
  return { data, basis, lost }
}

const rowOf = (rows: readonly unknown[], id: string) =>
  rows.find((row) => isRecord(row) && row.id === id)

/** What stands at a path; a row is found by its id. */
export function valueAt(value: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return value
  if (Array.isArray(value)) return valueAt(rowOf(value, key), rest)
  return isRecord(value) ? valueAt(value[key], rest) : undefined
}

/** A group may be empty; a row has to be there. */
function canFollow(value: unknown, [key, ...rest]: readonly string[]): boolean {
  if (key === undefined) return true
  if (!Array.isArray(value)) return canFollow(isRecord(value) ? value[key] : undefined, rest)
  const row = rowOf(value, key)
  return row !== undefined && canFollow(row, rest)
}

function put(into: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value
  if (Array.isArray(into))
    return into.map((row) => (isRecord(row) && row.id === key ? put(row, rest, value) : row))
  const group = isRecord(into) ? into : {}
  return { ...group, [key]: put(group[key], rest, value) }
}
