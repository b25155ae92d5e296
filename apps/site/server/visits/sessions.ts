/**
 * Which beacons begin a visit (ATTR-09): the first one, one after half an hour of silence, and one with
 * another campaign. Kept in memory alone; after a restart a visit may be told twice, and the studio
 * joins what belongs together.
 */

import type { RecordedVisit } from '@wajiha/contract'
import { LRUCache } from 'lru-cache'

const idleMs = 30 * 60_000
const mostVisitors = 20_000

export function createSessions() {
  const seen = new LRUCache<string, { at: number; sign: string }>({ max: mostVisitors })

  /** Whether this is a new visit of that visitor. @param at milliseconds since 1970. */
  return (visitor: string, touch: RecordedVisit, at: number): boolean => {
    const before = seen.get(visitor)
    const isIdle = !before || at - before.at > idleMs
    const sign = signOf(touch)
    const isOther = sign !== '' && sign !== before?.sign
    seen.set(visitor, { at, sign: sign || (isIdle ? '' : before.sign) })
    return isIdle || isOther
  }
}

/** Empty for a visit that nothing led to. */
function signOf({ utmParams, gclidParams, clickIds, additionalInfo }: RecordedVisit): string {
  const parts = { ...utmParams, ...gclidParams, ...clickIds }
  const { referrer = '', landingPageUrl = '' } = additionalInfo
  const via = /[?&](?:via|src)=([^&#]*)/.exec(landingPageUrl)?.[1] ?? ''
  const host = URL.parse(referrer)?.host ?? ''
  const said = [...Object.entries(parts).sort().flat(), via, host].filter(Boolean)
  return said.join(' ')
}
