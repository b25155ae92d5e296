import { choicesOf, type PageId, type pages, queryOf } from '#app/addresses.ts'
import { readQueryOf } from './read-address.ts'
import { stringifySearch } from './search-params.ts'

type Names<Id extends PageId, Kind extends 'query' | 'choices'> = (typeof pages)[Id] extends {
  [Key in Kind]: readonly (infer Name extends string)[]
}
  ? Name
  : never

type QueryOfPage<Id extends PageId> = Partial<
  Record<Names<Id, 'query'>, string> & Record<Names<Id, 'choices'>, string[]>
>

/** Keeps the query parameters that a page reads, as text; everything else is not its business. */
export function readQuery<Id extends PageId>(id: Id, query: Record<string, unknown>) {
  const single = queryOf(id).flatMap((name) =>
    textsIn(query[name])
      .slice(0, 1)
      .map((value) => [name, value]),
  )
  const several = choicesOf(id).flatMap((name) => {
    const values = textsIn(query[name])
    return values.length > 0 ? [[name, values]] : []
  })
  return Object.fromEntries([...single, ...several]) as QueryOfPage<Id>
}

/**
 * What a route's data depends on. The router keeps all of a query, also `utm_source` and the order
 * it was typed in; a page that depended on those would not know itself as what the server drew.
 */
export const queryDeps =
  (id: PageId) =>
  ({ search }: { search: Record<string, unknown> }) =>
    readQueryOf(id, new URLSearchParams(stringifySearch(search)))

function textsIn(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value])
    .filter((one) => typeof one === 'string' || typeof one === 'number')
    .map(String)
}
