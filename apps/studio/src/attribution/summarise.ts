/** A story in the columns of the group `attribution`. Pure. */
import { explainAttribution } from './explain.ts'
import { decisiveIndex, shareCredit } from './models.ts'
import type { StoryVisit } from './story.ts'

const day = 24 * 60 * 60_000

/** @param story oldest first, at least one. @param until ISO 8601: when the person wrote. */
export function summarise(story: readonly StoryVisit[], until: string) {
  const [first] = story
  const last = story.at(-1)
  const decisive = story[decisiveIndex(story)]
  if (!first || !last || !decisive) throw new Error('A story without a visit')
  const clicked = story.findLast(({ clickIds }) => googleIds.some((name) => clickIds[name]))
  return {
    channel: decisive.channel,
    firstChannel: first.channel,
    lastChannel: last.channel,
    why: explainAttribution(decisive, decisive),
    source: decisive.utm.source ?? null,
    medium: decisive.utm.medium ?? null,
    campaign: decisive.utm.campaign ?? null,
    term: decisive.utm.term ?? null,
    content: decisive.utm.content ?? null,
    landingPath: decisive.landingPath ?? null,
    referrerHost: decisive.referrerHost ?? null,
    via: story.findLast(({ via }) => via)?.via ?? null,
    firstTouchAt: first.at,
    lastTouchAt: last.at,
    touchCount: story.length,
    daysToConvert: daysBetween(first.at, until),
    gclid: clicked?.clickIds.gclid ?? null,
    gbraid: clicked?.clickIds.gbraid ?? null,
    wbraid: clicked?.clickIds.wbraid ?? null,
    clickedAt: clicked?.at ?? null,
    timeline: story,
    credits: shareCredit(story),
  }
}

const googleIds = ['gclid', 'gbraid', 'wbraid']

/** With one decimal: `1.5`. */
const daysBetween = (from: string, to: string) =>
  Math.max(0, Math.round(((Date.parse(to) - Date.parse(from)) / day) * 10) / 10)
