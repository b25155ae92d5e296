import { type PageId, pages } from '#app/addresses.ts'

type QueryOfPage<Id extends PageId> = Partial<Record<(typeof pages)[Id]['query'][number], string>>

/** Keeps the query parameters that a page reads, as text; everything else is not its business. */
export function readQuery<Id extends PageId>(id: Id, query: Record<string, unknown>) {
  const names: readonly string[] = pages[id].query
  const kept = names.flatMap((name) => {
    const value = query[name]
    return typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : []
  })
  return Object.fromEntries(kept) as QueryOfPage<Id>
}
