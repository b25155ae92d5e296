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

type Named = { page: StandingPage; name: Name }

/** @param rules a former address of a page is as good as its present one. */
export function createSuggest(pages: readonly StandingPage[], rules: readonly OwnRule[]): Suggest {
  const byPath = new Map(pages.map((page) => [page.path, page]))
  const former = rules.flatMap(({ from, to }): Named[] => {
    const page = byPath.get(readableAddress(to))
    return page ? [{ page, name: nameOf(readableAddress(from)) }] : []
  })
  const named = [...pages.map((page) => ({ page, name: nameOf(page.path) })), ...former]
  const holders = indexPairs(named)
  return (path) => {
    const asked = nameOf(path)
    const best = mostAlike(asked, named, holders)
    return best && best.page.path !== path ? best.page : undefined
  }
}

type Name = { locale: Locale; folder: string; pairs: Set<string> }

/** `/en/blogs/Old-Name.html` → its folder, and the pairs of letters of `old-name`. */
function nameOf(path: string): Name {
  const parts = withoutPrefix(path).split('/').filter(Boolean)
  const last = slugMatchKey((parts.at(-1) ?? '').replace(/\.html?$/i, ''))
  return {
    locale: prefixOf(path) ?? 'ar',
    folder: parts.slice(0, -1).join('/'),
    pairs: new Set(Array.from(last.slice(1), (letter, at) => last.charAt(at) + letter)),
  }
}

/** Which names hold a pair of letters: ten thousand pages are not each compared. */
function indexPairs(named: readonly Named[]): Map<string, number[]> {
  const holders = new Map<string, number[]>()
  for (const [at, { name }] of named.entries())
    for (const pair of name.pairs) {
      const known = holders.get(pair)
      if (known) known.push(at)
      else holders.set(pair, [at])
    }
  return holders
}

function mostAlike(asked: Name, named: readonly Named[], holders: Map<string, number[]>) {
  const shared = new Map<number, number>()
  for (const pair of asked.pairs)
    for (const at of holders.get(pair) ?? []) shared.set(at, (shared.get(at) ?? 0) + 1)
  let best: Named | undefined
  let bestScore = 0
  for (const [at, count] of shared) {
    const one = named[at]
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
