/** What follows for an incident from how things stand. Pure. */
import type { Fact } from './facts.ts'

export type Incident = {
  id: string
  /** When it was told last, and how often so far. */
  toldAt: Date
  tellings: number
}

/** `keep`: nothing new, though a channel that came since may not know of it yet. */
export type Verdict = 'nothing' | 'raise' | 'remind' | 'keep' | 'solve'

/** An incident that grows is told of once a day, so that an old one cannot hide a new one. */
const remindMs = 24 * 3_600_000

export function judgeIncident(open: Incident | undefined, fact: Fact, now: Date): Verdict {
  if (fact.count === 0) return open ? 'solve' : 'nothing'
  if (!open) return 'raise'
  const hasGrown = fact.newest !== undefined && fact.newest > open.toldAt
  return hasGrown && now.getTime() - open.toldAt.getTime() >= remindMs ? 'remind' : 'keep'
}
