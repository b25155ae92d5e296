/**
 * Carries the inbox to the studio, oldest first, several people's at once and each person's in order, for as
 * long as it takes. A studio that is away is asked again after half a second, then ever less often, every
 * five seconds at least. One that is refused is put aside for a minute at first, one whose receipt cannot
 * be believed for a second, so that the others are not held up. Of two processes only one carries.
 */
import { inSpan } from '@wajiha/contract/traces'
import type { Inbox, Row } from '../inbox/inbox.ts'
import { type Log, reasonOf } from '../log.ts'
import { type AskingLoop, type Round, startAskingLoop } from '../plumbing/asking-loop.ts'
import type { Turn } from '../plumbing/turn.ts'
import { traceOfMessage } from '../traces/message-traces.ts'
import { lanesOf } from './lanes.ts'
import type { Deliver } from './studio-submissions.ts'

type Parts = {
  inbox: Inbox
  deliver: Deliver
  log: Log
  /** Whose turn it is to carry, where several processes share the inbox. */
  turn?: Turn
}

/** Stopping waits a moment for what is being carried; what is on its way may arrive after us: the studio knows its key. */
export type Courier = AskingLoop

const delivered = { kind: 'internal', name: 'deliver submission' } as const
const pauses = { first: 500, longest: 5_000, idle: 5_000 }
const asideMs = { refused: 60_000, doubted: 1_000, longest: 60 * 60_000 }
/** Looked at together, and under way side by side: more than that the studio does not do faster. */
const most = { due: 200, lanes: 8 }

export function startCourier({ inbox, deliver, log, turn }: Parts): Courier {
  let isAway = false

  /** @returns whether the studio was there. */
  async function carry({ key, submission, files, attempts }: Row): Promise<boolean> {
    const kept = {
      cv: files.cv && inbox.pathOf(files.cv),
      questions: files.questions.map(inbox.pathOf),
    }
    const delivery = await inSpan({ ...delivered, parent: traceOfMessage(key) ?? null }, () =>
      deliver(submission, kept),
    )
    if (delivery.kind === 'away') {
      if (!isAway) log.warn('courier_waits', { reason: delivery.reason, ...inbox.state() })
      isAway = true
      return false
    }
    if (isAway) log.info('courier_carries', { ...inbox.state() })
    isAway = false
    if (delivery.kind === 'delivered') {
      const { studioId, knownAs } = delivery
      if (knownAs)
        log.warn('submission_known_as', {
          id: submission.id,
          thanked: submission.reference,
          knownAs,
        })
      await inbox.markDelivered(key, studioId)
    } else {
      const { kind, reason } = delivery
      log.error(`submission_${kind}`, { id: submission.id, reason, attempts })
      const ms = Math.min(asideMs[kind] * 2 ** attempts, asideMs.longest)
      await inbox.postpone(key, delivery.reason, ms)
    }
    return true
  }

  async function round(signal: AbortSignal): Promise<Round> {
    if (turn && !turn.take()) return 'away'
    const lanes = lanesOf(inbox.due(most.due))
    let isOver = false
    /** Takes one lane after another until none is left or the studio is away. */
    async function carryLanes() {
      for (let lane = lanes.shift(); lane; lane = lanes.shift())
        for (const row of lane) {
          if (signal.aborted || isOver) return
          if (!(await carry(row))) isOver = true
        }
    }
    const carriers = Array.from({ length: most.lanes }, carryLanes)
    // All of them end, whatever becomes of one: a person's next must not overtake one under way.
    for (const { reason } of (await Promise.allSettled(carriers)).filter(isRejected)) throw reason
    if (signal.aborted) return 'done'
    if (isOver) return 'away'
    return inbox.due(1).length > 0 ? 'more' : 'done'
  }

  const loop = startAskingLoop({
    round,
    restMs: pauses.idle,
    awayMs: pauses.first,
    longestAwayMs: pauses.longest,
    onError: (error) => log.error('courier_failed', { reason: reasonOf(error) }),
  })
  return {
    wake: loop.wake,
    async stop(patienceMs) {
      await loop.stop(patienceMs)
      turn?.leave()
    },
  }
}

const isRejected = (one: PromiseSettledResult<void>): one is PromiseRejectedResult =>
  one.status === 'rejected'
