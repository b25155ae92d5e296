/** Names and rows of tables that were written down whole: `Object.keys` calls their names `string`, as others may have come along. */

/** Whether a name is one of a table's own, and none that every object has. */
export const isKeyOf = <Table extends object>(
  table: Table,
  name: PropertyKey,
): name is keyof Table => Object.hasOwn(table, name)

/** The names in a table, in its order. */
export const keysOf = <Table extends object>(table: Table): (keyof Table & string)[] =>
  Object.keys(table).filter((key): key is keyof Table & string => isKeyOf(table, key))

/** The rows of a table with their names, in its order; of an optional row, what is there. */
export const entriesOf = <Table extends object>(table: Table) =>
  keysOf(table).map((key) => [key, table[key]] as const)
