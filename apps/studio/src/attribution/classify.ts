/** Which channel a visit belongs to, and by which of its traits. Pure; the table is `default-rules.ts`. */
import type { Vocabulary } from './aliases.ts'
import type { Channel } from './channels.ts'
import type { ChannelRule } from './default-rules.ts'
import type { VisitFacts } from './story-visit.ts'

/** The traits that decided, by kind: `{ clickIds: 'gclid' }`, `{ sources: 'facebook', mediums: 'cpc' }`. */
export type Evidence = Partial<Record<Condition, string>>

export type Classified = { channel: Channel; evidence: Evidence }

const conditions = ['clickIds', 'sources', 'mediums', 'hosts', 'vias'] as const
type Condition = (typeof conditions)[number]

export function classify(
  visit: VisitFacts,
  rules: readonly ChannelRule[],
  words: Vocabulary,
): Classified {
  const traits = traitsOf(visit, words)
  for (const rule of rules) {
    const evidence = fits(rule, traits)
    if (evidence) return { channel: rule.channel, evidence }
  }
  return { channel: 'direct', evidence: {} }
}

function traitsOf(
  { utm, clickIds, referrerHost, via }: VisitFacts,
  words: Vocabulary,
): Record<Condition, string[]> {
  return {
    clickIds: Object.keys(clickIds).filter((name) => clickIds[name]),
    sources: utm.source ? [words.canonical('source', utm.source)] : [],
    mediums: utm.medium ? [words.canonical('medium', utm.medium)] : [],
    hosts: referrerHost ? [referrerHost] : [],
    vias: via ? via.split(':').slice(0, 1) : [],
  }
}

/** A rule without any condition fits nothing: it would swallow the table. */
function fits(rule: ChannelRule, traits: Record<Condition, string[]>): Evidence | undefined {
  const evidence: Evidence = {}
  for (const condition of conditions) {
    const wanted = rule[condition] ?? []
    if (wanted.length === 0) continue
    const found = traits[condition].find((trait) =>
      wanted.some((one) => isMatch(condition, one, trait)),
    )
    if (found === undefined) return undefined
    evidence[condition] = found
  }
  return Object.keys(evidence).length > 0 ? evidence : undefined
}

function isMatch(condition: Condition, wanted: string, trait: string): boolean {
  if (wanted === '*') return true
  if (condition === 'clickIds') return wanted === trait
  if (condition === 'hosts') return isHost(wanted.toLowerCase(), trait)
  return wanted.toLowerCase() === trait.toLowerCase()
}

/** `google.*` fits `google.com.sa` and `news.google.de`, never `notgoogle.com` or `google.evil.com`. */
function isHost(wanted: string, host: string): boolean {
  if (!wanted.endsWith('.*')) return host === wanted || host.endsWith(`.${wanted}`)
  const name = wanted.slice(0, -2)
  const labels = host.split('.')
  const index = labels.lastIndexOf(name)
  const ending = labels.slice(index + 1)
  return index >= 0 && (ending.length === 1 || (ending.length === 2 && isCountryEnding(ending)))
}

/** `com.sa`, `co.uk`; the second part is a country's. */
const isCountryEnding = ([kind = '', country = '']: string[]) =>
  /^(?:com?|net|org)$/.test(kind) && country.length === 2
