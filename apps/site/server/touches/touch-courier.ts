/** Carries visits and counts to the studio, in batches, for as long as it takes. Again does no harm. */
import { setTimeout as pause } from 'node:timers/promises'
import { limits } from '@wajiha/contract'
import { type Log, reasonOf } from '../log.ts'
import type { Book } from './book.ts'

type Parts = { book: Book; log: Log; apiBase: string; serviceKey: string; everyMs?: number }

const longestMs = 60_000

export function startTouchCourier({ book, log, apiBase, serviceKey, everyMs = 2_000 }: Parts) {
  const stopping = new AbortController()
  let isAway = false

  /** @returns whether there is more to carry. @throws when the studio is not there. */
  async function carry(): Promise<boolean> {
    const { touches, counts } = book.due()
    if (touches.length === 0 && counts.length === 0) return false
    const answer = await fetch(`${apiBase}visits`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${serviceKey}` },
      body: JSON.stringify({ touches, counts }),
      redirect: 'error',
      signal: AbortSignal.timeout(limits.deliverTimeoutMs),
    })
    await answer.body?.cancel()
    if (answer.status !== 204) throw new Error(`status ${answer.status}`)
    book.settle(touches, counts, Date.now())
    return touches.length === 100 || counts.length === 500
  }

  async function run() {
    let wait = everyMs
    while (!stopping.signal.aborted) {
      try {
        const isMore = await carry()
        isAway = false
        wait = isMore ? 0 : everyMs
      } catch (error) {
        if (!isAway) log.warn('visits_wait', { reason: reasonOf(error) })
        isAway = true
        wait = Math.min(Math.max(wait, everyMs) * 2, longestMs)
      }
      await pause(wait, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
    }
  }

  const running = run()
  return {
    async stop() {
      stopping.abort()
      await Promise.race([running, pause(1_000)])
    },
  }
}
