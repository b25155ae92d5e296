/**
 * Carries the inbox to the studio, oldest first, one at a time, for as long as it takes. A studio that
 * is away is asked again after half a second, then ever less often, every five seconds at least. One
 * that is refused is put aside for a minute at first, one whose receipt cannot be believed for a
 * second, so that the others are not held up.
 */
import type { Inbox, Row } from '../inbox/inbox.ts'
import { type Log, reasonOf } from '../log.ts'
import { type AskingLoop, type Round, startAskingLoop } from '../plumbing/asking-loop.ts'
import type { Deliver } from './studio-submissions.ts'

type Parts = { inbox: Inbox; deliver: Deliver; log: Log }

/** Stopping waits a moment for what is being carried; what is on its way may arrive after us: the studio knows its key. */
export type Courier = AskingLoop

const pauses = { first: 500, longest: 5_000, idle: 5_000 }
const asideMs = { refused: 60_000, doubted: 1_000, longest: 60 * 60_000 }
const atOnce = 50

export function startCourier({ inbox, deliver, log }: Parts): Courier {
  let isAway = false

  /** @returns whether the studio was there. */
  async function carry({ key, submission, files, attempts }: Row): Promise<boolean> {
    const delivery = await deliver(submission, {
      cv: files.cv && inbox.pathOf(files.cv),
      questions: files.questions.map(inbox.pathOf),
    })
    if (delivery.kind === 'away') {
      if (!isAway) log.warn('courier_waits', { reason: delivery.reason, ...inbox.state() })
      isAway = true
      return false
    }
    if (isAway) log.info('courier_carries', { ...inbox.state() })
    isAway = false
    if (delivery.kind === 'delivered') await inbox.markDelivered(key, delivery.studioId)
    else {
      const { kind, reason } = delivery
      log.error(`submission_${kind}`, { id: submission.id, reason, attempts })
      const ms = Math.min(asideMs[kind] * 2 ** attempts, asideMs.longest)
      await inbox.postpone(key, delivery.reason, ms)
    }
    return true
  }

  async function round(signal: AbortSignal): Promise<Round> {
    for (const row of inbox.due(atOnce)) {
      if (signal.aborted) return 'done'
      if (!(await carry(row))) return 'away'
    }
    return inbox.due(1).length > 0 ? 'more' : 'done'
  }

  return startAskingLoop({
    round,
    restMs: pauses.idle,
    awayMs: pauses.first,
    longestAwayMs: pauses.longest,
    onError: (error) => log.error('courier_failed', { reason: reasonOf(error) }),
  })
}
