/** Who asks, as far as counting needs it: a kind of device, or a machine that is not counted. */
import type { IncomingHttpHeaders } from 'node:http'
import type { DeviceClass } from '@wajiha/contract'
import { isbot } from 'isbot'
import { LRUCache } from 'lru-cache'

/** Programs say so themselves, or say nothing at all. */
export const isBot = (userAgent: string | undefined): boolean => !userAgent || isKnownBot(userAgent)

/** Few browsers ask for most pages: what was found of a name is remembered. */
function rememberNames<Found extends NonNullable<unknown>>(look: (userAgent: string) => Found) {
  const known = new LRUCache<string, Found>({ max: 1_000 })
  return (userAgent: string): Found => {
    const before = known.get(userAgent)
    if (before !== undefined) return before
    const found = look(userAgent)
    if (userAgent.length <= 512) known.set(userAgent, found)
    return found
  }
}

const isKnownBot = rememberNames(isbot)

export const deviceClassOf = rememberNames((userAgent): DeviceClass => {
  if (/iPad|Tablet|PlayBook|Silk|Android(?!.*Mobile)/i.test(userAgent)) return 'tablet'
  return /Mobi|iPhone|iPod|Android/i.test(userAgent) ? 'phone' : 'desktop'
})

/** What a browser fetches before anybody asked is no click and no visit. */
export const isPrefetch = (headers: IncomingHttpHeaders): boolean =>
  (headers['sec-purpose'] !== undefined || headers.purpose !== undefined) &&
  /prefetch|prerender/.test(`${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''}`)
