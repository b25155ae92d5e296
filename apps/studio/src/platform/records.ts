/** Tables of ours and values from outside, read without saying more about them than was looked at. */
import { isKeyOf } from './objects.ts'

/** An object with named values; lists are none. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The names in a table of ours, in its order. `Object.keys` calls them `string`, because an object may
 * hold more than its type says; a table that is written down whole does not.
 */
export const keysOf = <Table extends object>(table: Table): (keyof Table & string)[] =>
  Object.keys(table).filter((key): key is keyof Table & string => isKeyOf(table, key))

/** The rows of a table of ours with their names, in its order. */
export const entriesOf = <Table extends object>(table: Table) =>
  keysOf(table).map((key) => [key, table[key]] as const)

/** What is said at all: `{ name: 'سارة', city: null }` → `{ name: 'سارة' }`. */
export const saidOnly = (
  values: Readonly<Record<string, string | null | undefined>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value ? [[name, value] as const] : [])),
  )

/** A value in a document by the names that lead to it: `attribution.channel`. */
export const valueAt = (doc: object, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (part, name) =>
        typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined,
      doc,
    )
