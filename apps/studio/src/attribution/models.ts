/** Five ways to share the credit for one person among their visits (ATTR-06). Shares add up to 1. */
import type { StoryVisit } from './story.ts'

export const models = ['first', 'last', 'lastNonDirect', 'linear', 'position'] as const
export type Model = (typeof models)[number]

/** What one visit gets: each number between 0 and 1. */
export type Credit = Record<Model, number> & {
  channel: StoryVisit['channel']
  source?: string
  campaign?: string
}

/** @param story oldest first. */
export function shareCredit(story: readonly StoryVisit[]): Credit[] {
  const count = story.length
  const decisive = decisiveIndex(story)
  return story.map(({ channel, utm }, index) => ({
    channel,
    ...(utm.source ? { source: utm.source } : {}),
    ...(utm.campaign ? { campaign: utm.campaign } : {}),
    first: index === 0 ? 1 : 0,
    last: index === count - 1 ? 1 : 0,
    lastNonDirect: index === decisive ? 1 : 0,
    linear: 1 / count,
    position: positionShare(index, count),
  }))
}

/** The last visit that something led to; where there is none, the last one. */
export function decisiveIndex(story: readonly StoryVisit[]): number {
  const found = story.findLastIndex(({ channel }) => channel !== 'direct')
  return found >= 0 ? found : story.length - 1
}

/** Forty for the first, forty for the last, twenty for those between; two share, one has all. */
function positionShare(index: number, count: number): number {
  if (count === 1) return 1
  if (count === 2) return 0.5
  return index === 0 || index === count - 1 ? 0.4 : 0.2 / (count - 2)
}
