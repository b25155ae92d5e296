import { asker, house } from '../fairness/asker.ts'
import { TooManyAsked } from '../fairness/too-many.ts'
import { floodBucket } from '../http/flood-limits.ts'

/** @returns a check that throws {@link TooManyAsked} for an address that searches without end. */
export function createSearchLimit(now: () => number): () => void {
  const searches = floodBucket('searches', now)
  return () => {
    const who = asker()
    const wait = who === house ? 0 : searches.take(who)
    if (wait > 0) throw new TooManyAsked(wait)
  }
}
