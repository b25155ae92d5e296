/** The story of a person's visits until they wrote, from whatever was recorded of it. Pure. */

import type { Vocabulary } from './aliases.ts'
import { type Classified, classify } from './classify.ts'
import type { ChannelRule } from './default-rules.ts'
import type { VisitFacts } from './story-visit.ts'

export type StoryVisit = VisitFacts & Classified

export type Settings = {
  rules: readonly ChannelRule[]
  words: Vocabulary
  /** Hosts that send people back and are no source: banks, sign-in pages. */
  ignoredHosts: readonly string[]
}

/** A session ends after half an hour of silence (ATTR-09). */
const sessionMs = 30 * 60_000
const mostTouches = 100

/**
 * @param visits in any order, with repeats.
 * @param until ISO 8601; later visits are not part of it.
 * @returns oldest first; the very first is always kept, and of very many the oldest of the middle go.
 */
export function tellStory(
  visits: readonly VisitFacts[],
  until: string,
  { rules, words, ignoredHosts }: Settings,
): StoryVisit[] {
  const story: StoryVisit[] = []
  const inOrder = visits
    .filter(({ at }) => at <= until)
    .sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
  for (const visit of inOrder) {
    const known = withoutIgnored(visit, ignoredHosts)
    const touch: StoryVisit = { ...known, ...classify(known, rules, words) }
    if (!isSameVisit(story, touch)) story.push(touch)
  }
  return story.length > mostTouches
    ? [...story.slice(0, 1), ...story.slice(1 - mostTouches)]
    : story
}

function withoutIgnored(visit: VisitFacts, ignoredHosts: readonly string[]): VisitFacts {
  const { referrerHost, ...rest } = visit
  const isIgnored = ignoredHosts.some(
    (host) => referrerHost === host || referrerHost?.endsWith(`.${host}`),
  )
  return isIgnored ? rest : visit
}

/** Within a session only another campaign begins a new visit; the same one twice is one. */
function isSameVisit(story: readonly StoryVisit[], touch: StoryVisit): boolean {
  const before = story.findLast(({ at }) => Date.parse(touch.at) - Date.parse(at) <= sessionMs)
  if (!before) return false
  return touch.channel === 'direct' || isSameCampaign(before, touch)
}

/** The device does not know by which short link it came; the site does. */
function isSameCampaign(one: VisitFacts, other: VisitFacts): boolean {
  const isOtherWay = one.via && other.via && one.via !== other.via
  return !isOtherWay && signature(one) === signature(other)
}

const signature = ({ utm, clickIds, referrerHost }: VisitFacts) =>
  JSON.stringify([Object.entries(utm).sort(), Object.entries(clickIds).sort(), referrerHost ?? ''])
