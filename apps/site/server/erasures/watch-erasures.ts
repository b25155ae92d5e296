/**
 * Follows the studio's erasures: asks once a minute who is to be erased here, does it, and reports until
 * the studio has heard. Either side may be away for as long as it likes.
 */
import {
  answerSchema,
  type Erasure,
  type Erasures,
  erasuresSchema,
  identifierTexts,
} from '@wajiha/contract'
import { type Erasing, type HashOf, hashWith } from '../inbox/erasing.ts'
import { type Log, reasonOf } from '../log.ts'
import { type Round, startAskingLoop } from '../plumbing/asking-loop.ts'
import { type CallStudio, createStudioCalls } from '../plumbing/studio-calls.ts'

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
  if (!serviceKey) return { stop: async () => {} }
  const call = createStudioCalls(apiBase, serviceKey)

  async function round(signal: AbortSignal): Promise<Round> {
    const told = await listen(call, signal)
    const hashOf = hashWith(told.key)
    const asked = inbox.open(told.erasures)
    const visits = eraseVisits(parts, asked, hashOf)
    await inbox.erase(asked, hashOf)
    for (const { id, ...report } of inbox.unreported()) {
      const answer = await call(`erasures/${id}`, { json: { ...report, visits }, signal })
      await answer.body?.cancel()
      // A studio that was restored may not know it any more.
      if (answer.status !== 204 && answer.status !== 404) throw new Error(`status ${answer.status}`)
      await inbox.markReported(id)
      log.info('person_erased', { id, ...report, visits })
    }
    return 'done'
  }

  const loop = startAskingLoop({
    round,
    restMs: everyMs,
    awayMs: everyMs,
    longestAwayMs: everyMs,
    onError: (error, isFirst) => isFirst && log.warn('erasures_wait', { reason: reasonOf(error) }),
  })
  // What is being written is written before the inbox closes.
  return { stop: () => loop.stop(10_000) }
}

async function listen(call: CallStudio, signal: AbortSignal): Promise<Erasures> {
  const answer = await call('erasures', { signal })
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
