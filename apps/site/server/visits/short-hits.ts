/**
 * Which short link led to a page of ours (ATTR-07). The link's own answer says nothing of it, so that
 * targets stay as editors wrote them; the hit is remembered for a moment instead, in memory alone, and
 * the beacon of the page that was opened then takes it along. Without a beacon nothing is known.
 */
import { LRUCache } from 'lru-cache'

const opensWithinMs = 20_000
const keptMs = 30 * 60_000
const mostHits = 5_000

type Hit = { code: string; path: string; at: number }

export type ShortHits = ReturnType<typeof createShortHits>

export function createShortHits() {
  const hits = new LRUCache<string, Hit>({ max: mostHits })
  return {
    /** @param who network and browser; @param target path of this site. */
    remember(who: string, code: string, target: string, at: number): void {
      hits.set(who, { code, path: pathOf(target), at })
    },
    /** The code that led to a page opened at that moment; each hit leads to one page. */
    take(who: string, landing: string, openedAt: number, now: number): string | undefined {
      const hit = hits.get(who)
      if (!hit) return undefined
      if (now - hit.at > keptMs) hits.delete(who)
      const wait = openedAt - hit.at
      const isIts = hit.path === pathOf(landing) && wait > -1_000 && wait < opensWithinMs
      if (isIts) hits.delete(who)
      return isIts ? hit.code : undefined
    },
  }
}

const pathOf = (address: string) => URL.parse(address, 'http://own.invalid')?.pathname ?? ''
