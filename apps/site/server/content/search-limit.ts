import { asker, house } from '../fairness/asker.ts'
import { TooManyAsked } from '../fairness/too-many.ts'
import { createBuckets } from '../http/buckets.ts'

/** Thirty searches at once, and one a second: more than anybody reads, less than a machine sends. */
const atOnce = 30
const everyMs = 1_000

/** @returns a check that throws {@link TooManyAsked} for an address that searches without end. */
export function createSearchLimit(now: () => number): () => void {
  const searches = createBuckets(atOnce, everyMs, now)
  return () => {
    const who = asker()
    const wait = who === house ? 0 : searches.take(who)
    if (wait > 0) throw new TooManyAsked(wait)
  }
}
