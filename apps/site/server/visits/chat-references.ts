/**
 * The references of chats: one for a person and a place for half an hour, however often they press, and
 * only so many for one address. Beyond that the way still opens, with a reference that nothing is kept of.
 */
import { LRUCache } from 'lru-cache'
import { floodBucket } from '../limits/flood-limits.ts'
import { newReference } from '../plumbing/new-reference.ts'

const keptMs = 30 * 60_000
const mostKept = 5_000

type ChatReference = { reference: string; isNew: boolean }

/** @returns a function of who asks, network and browser, of their network alone, and of the place. */
export function createChatReferences(now: () => number) {
  const known = new LRUCache<string, { reference: string; at: number }>({ max: mostKept })
  const allowance = floodBucket('chatReferences', now)
  return (who: string, counter: string, place: string): ChatReference => {
    const key = `${who} ${place}`
    const before = known.get(key)
    if (before && now() - before.at < keptMs) return { reference: before.reference, isNew: false }
    const reference = newReference(4).toUpperCase()
    if (allowance.take(counter) > 0) return { reference, isNew: false }
    known.set(key, { reference, at: now() })
    return { reference, isNew: true }
  }
}
