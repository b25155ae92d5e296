/** How to look into what comes without a promise of its shape, and how to keep what is known of a table. */

/** Something with fields: no plain value, and not nothing. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** A field of something; nothing where there is no such field, or nothing that could have one. */
export const fieldOf = (value: unknown, name: string): unknown =>
  isObject(value) ? value[name] : undefined

/** The members of a list; none where there is no list. */
export const membersOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** Whether a name is one of a table's own, and none that every object has. */
export const isKeyOf = <Table extends object>(
  table: Table,
  name: PropertyKey,
): name is keyof Table => Object.hasOwn(table, name)

/** The rows of a table that has these names and no others, which `Object.entries` forgets. */
export const rowsOf = <Name extends string, Value>(table: Record<Name, Value>): [Name, Value][] =>
  Object.entries(table) as [Name, Value][]
