/**
 * Filters of a list, as links. Within a facet the choices widen the list (this service or that one),
 * across facets they narrow it (and of that year). The state is the address alone, so that it works
 * without any script, can be shared, and goes back with the browser.
 */
import { stringifySearch } from '#app/locale/search-params.ts'

/** One thing to filter by: what an item answers, and in which order the options stand. */
export type Facet<Item> = {
  valuesOf: (item: Item) => readonly string[]
  /** What to call a value, where the item knows; other names come from the messages. */
  labelOf?: (item: Item, value: string) => string | undefined
  compare?: (one: string, other: string) => number
}

export type FacetOption = {
  value: string
  /** Absent where the interface has its own word for the value. */
  label?: string
  /** How many would be shown if this were the facet's only choice, the other facets as they are. */
  count: number
  isChosen: boolean
  /** The address with this choice put in or taken out; unprefixed, for `ContentLink`. */
  href: string
  /** On the way to more than one choice at once, where search engines need not go. */
  rel?: 'nofollow'
}

type Filtered<Item, Name extends string> = {
  items: Item[]
  facets: Record<Name, FacetOption[]>
  /** The choices that the list knows, in the address's order. */
  chosen: Partial<Record<Name, string[]>>
  isFiltered: boolean
  /** The address of the whole list. */
  resetHref: string
  /** The address of this very choice, without values that nobody offers. */
  canonical: string
  /** Whether the address held values that nobody offers. */
  hasUnknown: boolean
  /** What search engines are asked: see `leftAlone`. */
  robots: LeftAlone
}

export type Filter<Item, Name extends string> = {
  path: string
  facets: Record<Name, Facet<Item>>
  /** What else stands in the address and stays there: `{ q: 'تصميم' }`. */
  query?: Record<string, string>
  /** A condition beside the facets, such as a text that was typed. */
  matches?: (item: Item) => boolean
}

type Choices = Partial<Record<string, readonly string[]>>

export function filterByFacets<Item, Name extends string>(
  all: readonly Item[],
  asked: Choices,
  { path, facets, query = {}, matches = () => true }: Filter<Item, Name>,
): Filtered<Item, Name> {
  const names = Object.keys(facets) as Name[]
  const offered = Object.fromEntries(
    names.map((name) => [name, offeredBy(all, facets[name])]),
  ) as Record<Name, Map<string, string | undefined>>
  const chosen: Partial<Record<Name, string[]>> = {}
  for (const name of names) {
    const known = (asked[name] ?? []).filter((value) => offered[name].has(value))
    if (known.length > 0) chosen[name] = [...new Set(known)].sort()
  }
  const countOf = (choices: Choices) =>
    Object.values(choices).flat().length + Object.keys(query).length
  const address = (choices: Choices) => path + stringifySearch({ ...query, ...choices })
  const shown = (except?: Name) =>
    all.filter(
      (item) => matches(item) && names.every((name) => name === except || answers(item, name)),
    )
  const answers = (item: Item, name: Name) => {
    const wanted = chosen[name]
    return !wanted || facets[name].valuesOf(item).some((value) => wanted.includes(value))
  }
  const optionsOf = (name: Name) => {
    const within = shown(name)
    return [...offered[name]].map(([value, label]): FacetOption => {
      const choices = inOrder(names, { ...chosen, [name]: toggled(chosen[name], value) })
      return {
        value,
        ...(label ? { label } : {}),
        count: within.filter((item) => facets[name].valuesOf(item).includes(value)).length,
        isChosen: chosen[name]?.includes(value) ?? false,
        href: address(choices),
        ...(countOf(choices) > 1 ? { rel: 'nofollow' } : {}),
      }
    })
  }
  const hasUnknown = names.some((name) => (asked[name] ?? []).length > (chosen[name] ?? []).length)
  return {
    items: shown(),
    facets: Object.fromEntries(names.map((name) => [name, optionsOf(name)])) as never,
    chosen,
    isFiltered: Object.keys(chosen).length > 0,
    resetHref: path,
    canonical: address(chosen),
    hasUnknown,
    robots: leftAlone(hasUnknown || Object.keys(query).length > 0 || countOf(chosen) > 1),
  }
}

type LeftAlone = ReturnType<typeof leftAlone>

/**
 * For a list narrowed by more than one choice, by words or by what nobody offers: there is no end to
 * such addresses, and search engines are to leave them alone.
 */
export const leftAlone = (isEndless: boolean) => (isEndless ? 'noindex, nofollow' : undefined)

/** Every value that an item has, with its name, in order. */
function offeredBy<Item>(items: readonly Item[], { valuesOf, labelOf, compare }: Facet<Item>) {
  const labels = new Map<string, string | undefined>()
  for (const item of items)
    for (const value of valuesOf(item))
      labels.set(value, labels.get(value) ?? labelOf?.(item, value))
  const values = [...labels.keys()].sort(compare ?? byLabel(labels))
  return new Map(values.map((value) => [value, labels.get(value)]))
}

const byLabel = (labels: Map<string, string | undefined>) => (one: string, other: string) =>
  (labels.get(one) ?? one).localeCompare(labels.get(other) ?? other, 'ar')

function toggled(values: readonly string[] = [], value: string): string[] {
  const without = values.filter((one) => one !== value)
  return without.length < values.length ? without : [...without, value].sort()
}

const inOrder = (names: readonly string[], choices: Choices): Choices =>
  Object.fromEntries(names.map((name) => [name, choices[name] ?? []]))

/** Puts values in the order of a list, the unknown ones last: for keys that code knows. */
export const inListOrder = (list: readonly string[]) => (one: string, other: string) => {
  const place = (value: string) => (list.includes(value) ? list.indexOf(value) : list.length)
  return place(one) - place(other)
}
