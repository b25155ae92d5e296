/** Which link of which campaign a line of costs belongs to. Pure. */
import { foldUtm, type Vocabulary } from '../aliases.ts'
import { type Mistake, mistakes } from './mistakes.ts'
import type { CostLine } from './read-costs.ts'

export type KnownLink = {
  id: string
  /** What its campaign is called: slugs and promises, in each language. */
  campaign: readonly string[]
  source: string
  medium: string
  content: string | null
}

/** What one link cost on one day. */
export type DayCost = { link: string; day: string; amount: number }

/** Several lines of a link and day are one sum: ad groups of one campaign, for example. */
export function assignCosts(
  costs: readonly CostLine[],
  links: readonly KnownLink[],
  words: Vocabulary,
): { days: DayCost[]; mistakes: Mistake[] } {
  const days = new Map<string, DayCost>()
  const wrong: Mistake[] = []
  for (const cost of costs) {
    const found = linkOf(cost, links, words)
    if ('words' in found) wrong.push({ line: cost.line, words: found.words })
    else {
      const key = `${found.id}:${cost.day}`
      const before = days.get(key)?.amount ?? 0
      // Four places: more than any currency has, and no dust of binary fractions.
      const amount = Math.round((before + cost.amount) * 10_000) / 10_000
      days.set(key, { link: found.id, day: cost.day, amount })
    }
  }
  return { days: [...days.values()], mistakes: wrong }
}

function linkOf(cost: CostLine, links: readonly KnownLink[], words: Vocabulary) {
  const own = links.filter(({ campaign }) =>
    campaign.some((name) => foldUtm(name) === foldUtm(cost.campaign)),
  )
  if (own.length === 0) return { words: mistakes.campaign(cost.campaign) }
  const way = [cost.source, cost.medium, cost.content].filter(Boolean).join(' / ')
  const isSame = (field: 'source' | 'medium', said: string, kept: string) =>
    said === '' || words.canonical(field, said) === words.canonical(field, kept)
  const fitting = own.filter(
    ({ source, medium, content }) =>
      isSame('source', cost.source, source) &&
      isSame('medium', cost.medium, medium) &&
      (cost.content === '' || foldUtm(content ?? '') === foldUtm(cost.content)),
  )
  // Of several, the one without content is what a table means that does not speak of it.
  const plain = cost.content === '' ? fitting.filter(({ content }) => !content) : []
  const [link, ...others] = plain.length === 1 ? plain : fitting
  if (!link) return { words: mistakes.noLink(way || cost.campaign) }
  return others.length > 0 ? { words: mistakes.severalLinks(way || cost.campaign) } : link
}
