/** Keys and entries of tables whose keys are known: TypeScript calls all of them `string`, as others may have come along. */

/** @param table one that was written down whole, not read from outside. */
export const keysOf = <Key extends string>(table: Readonly<Partial<Record<Key, unknown>>>) =>
  Object.keys(table) as Key[]

/** @param table one that was written down whole, not read from outside. */
export const entriesOf = <Key extends string, Value>(
  table: Readonly<Partial<Record<Key, Value>>>,
) => Object.entries(table) as [Key, Value][]
