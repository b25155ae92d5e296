import { asker, house } from '../fairness/asker.ts'
import { TooManyAsked } from '../fairness/too-many.ts'
import type { Limiter } from '../limits/limit.ts'

/** @returns a check that rejects with {@link TooManyAsked} for an address that searches without end. */
export function createSearchLimit(searches: Limiter): () => Promise<void> {
  return async () => {
    const who = asker()
    const wait = who === house ? 0 : await searches.take(who)
    if (wait > 0) throw new TooManyAsked(wait)
  }
}
