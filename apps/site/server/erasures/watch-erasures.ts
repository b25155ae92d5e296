/**
 * Follows the studio's erasures: asks once a minute who is to be erased here, does it, and reports until
 * the studio has heard. Either side may be away for as long as it likes.
 */
import { setTimeout as pause } from 'node:timers/promises'
import {
  answerSchema,
  type Erasure,
  type Erasures,
  erasuresSchema,
  identifierTexts,
  limits,
} from '@wajiha/contract'
import { type Erasing, type HashOf, hashWith } from '../inbox/erasing.ts'
import { type Log, reasonOf } from '../log.ts'

type Parts = {
  apiBase: string
  serviceKey: string | undefined
  inbox: Erasing
  /** Forgets visits that were not carried yet. @returns how many. */
  eraseVisitors: (isErased: (visitor: string) => boolean) => number
  log: Log
  everyMs?: number
}

const answered = answerSchema(erasuresSchema)

export function watchErasures(parts: Parts): { stop: () => Promise<void> } {
  const { apiBase, serviceKey, inbox, log, everyMs = 60_000 } = parts
  const stopping = new AbortController()
  if (!serviceKey) return { stop: async () => {} }

  const ask = (path: string, init: RequestInit = {}) =>
    fetch(apiBase + path, {
      ...init,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${serviceKey}` },
      redirect: 'error',
      signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(limits.deliverTimeoutMs)]),
    })

  async function round(): Promise<void> {
    const told = await listen(ask)
    const hashOf = hashWith(told.key)
    const asked = inbox.open(told.erasures)
    const visits = eraseVisits(parts, asked, hashOf)
    await inbox.erase(asked, hashOf)
    for (const { id, ...report } of inbox.unreported()) {
      const body = JSON.stringify({ ...report, visits })
      const answer = await ask(`erasures/${id}`, { method: 'POST', body })
      await answer.body?.cancel()
      // A studio that was restored may not know it any more.
      if (answer.status !== 204 && answer.status !== 404) throw new Error(`status ${answer.status}`)
      await inbox.markReported(id)
      log.info('person_erased', { id, ...report, visits })
    }
  }

  let isAway = false
  async function run() {
    while (!stopping.signal.aborted) {
      try {
        await round()
        isAway = false
      } catch (error) {
        if (stopping.signal.aborted) return
        if (!isAway) log.warn('erasures_wait', { reason: reasonOf(error) })
        isAway = true
      }
      await pause(everyMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
    }
  }

  const running = run()
  return {
    async stop() {
      stopping.abort()
      // What is being written is written before the inbox closes.
      await Promise.race([running, pause(10_000, undefined, { ref: false })])
    },
  }
}

async function listen(ask: (path: string) => Promise<Response>): Promise<Erasures> {
  const answer = await ask('erasures')
  if (!answer.ok) {
    await answer.body?.cancel()
    throw new Error(`status ${answer.status}`)
  }
  const read = answered.safeParse(await answer.json())
  if (!read.success) throw new Error('the answer has an unexpected shape')
  return read.data.data
}

/** Visits that wait here for the studio; they do so for seconds, unless it is away. */
function eraseVisits(
  { eraseVisitors }: Parts,
  erasures: readonly Erasure[],
  hashOf: HashOf,
): number {
  const erased = new Set(erasures.flatMap(({ hashes }) => hashes))
  if (erased.size === 0) return 0
  return eraseVisitors((visitor) => erased.has(hashOf(identifierTexts.visitor(visitor))))
}
