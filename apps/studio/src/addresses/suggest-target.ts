/**
 * Which page an address without one probably means: the one whose present or former name is most like it,
 * without regard to hamza, marks, letter case and language of the address.
 */
import { type Locale, slugMatchKey } from '@wajiha/arabic'
import { prefixOf, readableAddress, withoutPrefix } from '@wajiha/contract/paths'
import type { StandingPage } from '../content/addresses/standing-pages.ts'
import type { OwnRule } from './redirect-table.ts'

export type Suggest = (path: string) => StandingPage | undefined

/** How much of two names has to be the same; below it a guess would mislead. */
const leastAlike = 0.45
const sameFolder = 0.1
const sameLanguage = 0.05

/**
 * @param rules a former address of a page is as good as its present one. Names are read once somebody asks: a list of
 * addresses that are mended asks nothing.
 */
export function createSuggest(pages: readonly StandingPage[], rules: readonly OwnRule[]): Suggest {
  let index: Index | undefined
  return (path) => {
    index ??= indexOf(namedBy(pages, rules))
    const best = mostAlike(nameOf(path), index)
    return best && best.page.path !== path ? best.page : undefined
  }
}

function namedBy(pages: readonly StandingPage[], rules: readonly OwnRule[]): Named[] {
  const byPath = new Map(pages.map((page) => [page.path, page]))
  const former = rules.flatMap(({ from, to }): Named[] => {
    const page = byPath.get(readableAddress(to))
    return page ? [{ page, name: nameOf(readableAddress(from)) }] : []
  })
  return [...pages.map((page) => ({ page, name: nameOf(page.path) })), ...former]
}

type Name = {
  locale: Locale
  folder: string
  /** Two letters in one number: first × 65,536 + second. */
  pairs: Set<number>
}
type Named = { page: StandingPage; name: Name }
/** Which names hold a pair of letters: ten thousand pages are not each compared. */
type Index = { named: readonly Named[]; holders: ReadonlyMap<number, readonly number[]> }

/** `/en/blogs/Old-Name.html` → its folder, and the pairs of letters of `old-name`. */
function nameOf(path: string): Name {
  const parts = withoutPrefix(path).split('/').filter(Boolean)
  const last = slugMatchKey((parts.at(-1) ?? '').replace(/\.html?$/i, ''))
  const pairs = new Set<number>()
  for (let at = 1; at < last.length; at += 1)
    pairs.add(last.charCodeAt(at - 1) * 65_536 + last.charCodeAt(at))
  return { locale: prefixOf(path) ?? 'ar', folder: parts.slice(0, -1).join('/'), pairs }
}

function indexOf(named: readonly Named[]): Index {
  const holders = new Map<number, number[]>()
  for (const [at, { name }] of named.entries())
    for (const pair of name.pairs) {
      const known = holders.get(pair)
      if (known) known.push(at)
      else holders.set(pair, [at])
    }
  return { named, holders }
}

function mostAlike(asked: Name, { named, holders }: Index): Named | undefined {
  const shared = new Uint16Array(named.length)
  for (const pair of asked.pairs)
    for (const at of holders.get(pair) ?? []) shared[at] = (shared[at] ?? 0) + 1
  let best: Named | undefined
  let bestScore = 0
  for (const [at, count] of shared.entries()) {
    const one = count > 0 ? named[at] : undefined
    if (!one) continue
    const alike = (2 * count) / (asked.pairs.size + one.name.pairs.size)
    if (alike < leastAlike) continue
    const score =
      alike +
      (one.name.folder === asked.folder ? sameFolder : 0) +
      (one.page.locale === asked.locale ? sameLanguage : 0)
    if (score > bestScore) [best, bestScore] = [one, score]
  }
  return best
}
