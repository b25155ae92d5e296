/** How to look into what comes without a promise of its shape, and how to leave out what is not there. */

/** Something with fields: no plain value, and not nothing. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** An object with named values; lists are none. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A field of something; nothing where there is no such field, or nothing that could have one. */
export const fieldOf = (value: unknown, name: string): unknown =>
  isObject(value) ? value[name] : undefined

/** The members of a list; none where there is no list. */
export const membersOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** What is said at all: `{ name: 'سارة', city: null }` → `{ name: 'سارة' }`. */
export const saidOnly = (
  values: Readonly<Record<string, string | null | undefined>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value ? [[name, value] as const] : [])),
  )

/** A value in a document by the names that lead to it: `attribution.channel`. */
export const valueAt = (doc: object, path: string): unknown =>
  path.split('.').reduce<unknown>(fieldOf, doc)
