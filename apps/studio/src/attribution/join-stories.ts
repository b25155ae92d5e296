/** The stories of two leads of one person as one: every visit once, oldest first. Pure. */
import type { Lead } from '../payload-types.ts'
import { membersOf } from '../platform/objects.ts'
import type { StoryVisit } from './story.ts'
import { summarise } from './summarise.ts'

type Told = Lead['attribution']

/**
 * @param until ISO 8601: when the person first wrote.
 * @returns values of the group `attribution`; nothing where the other story adds nothing.
 */
export function joinStories(kept: Told, other: Told, until: string) {
  const visits = [...visitsOf(kept), ...visitsOf(other)]
  const real = visits.filter(({ via }) => !via?.startsWith('hand:'))
  // What a colleague noted stands for visits only while none is known.
  const counting = real.length > 0 ? real : visits
  const byPlace = new Map(counting.map((visit) => [placeOf(visit), visit]))
  const story = [...byPlace.values()].sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
  if (story.length === 0 || visitsOf(other).length === 0) return undefined
  return { ...summarise(story, until), visitor: kept?.visitor ?? other?.visitor ?? null }
}

const visitsOf = (told: Told): StoryVisit[] => membersOf(told?.timeline).filter(isVisit)

const isVisit = (value: unknown): value is StoryVisit =>
  typeof value === 'object' && value !== null && 'at' in value && 'channel' in value

const placeOf = ({ at, landingPath, via }: StoryVisit) => [at, landingPath, via].join(' ')
