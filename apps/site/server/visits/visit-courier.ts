/** Carries visits and counts to the studio, in batches, for as long as it takes. Again does no harm. */
import { type Log, reasonOf } from '../log.ts'
import { type AskingLoop, type Round, startAskingLoop } from '../plumbing/asking-loop.ts'
import { createStudioCalls } from '../plumbing/studio-calls.ts'
import type { VisitStore } from './visit-store.ts'

type Parts = { store: VisitStore; log: Log; apiBase: string; serviceKey: string; everyMs?: number }

export function startVisitCourier(parts: Parts): AskingLoop {
  const { store, log, apiBase, serviceKey, everyMs = 2_000 } = parts
  const call = createStudioCalls(apiBase, serviceKey)

  /** @throws when the studio is not there. */
  async function round(): Promise<Round> {
    const due = store.due()
    const { touches, counts, misses, searches } = due
    if (touches.length + counts.length + misses.length + searches.length === 0) return 'done'
    const answer = await call('visits', { json: due })
    await answer.body?.cancel()
    if (answer.status !== 204) throw new Error(`status ${answer.status}`)
    store.settle(due, Date.now())
    return touches.length === 100 ||
      counts.length === 500 ||
      misses.length === 200 ||
      searches.length === 200
      ? 'more'
      : 'done'
  }

  return startAskingLoop({
    round,
    restMs: everyMs,
    awayMs: everyMs * 2,
    longestAwayMs: 60_000,
    onError: (error, isFirst) => isFirst && log.warn('visits_wait', { reason: reasonOf(error) }),
  })
}
