/**
 * Carries the inbox to the studio, oldest first, one at a time, for as long as it takes. A studio that
 * is away is asked again after half a second, then ever less often, every five seconds at least. One
 * that is refused is put aside for a minute at first, one whose receipt cannot be believed for a
 * second, so that the others are not held up.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { Inbox, Row } from '../inbox/inbox.ts'
import { type Log, reasonOf } from '../log.ts'
import type { Deliver } from './studio-submissions.ts'

type Parts = { inbox: Inbox; deliver: Deliver; log: Log }

export type Courier = {
  /** There is something new to carry. */
  wake: () => void
  /** Stops after what is being carried. */
  stop: () => Promise<void>
}

const pauses = { first: 500, longest: 5_000, idle: 5_000 }
const asideMs = { refused: 60_000, doubted: 1_000, longest: 60 * 60_000 }
const atOnce = 50

export function startCourier({ inbox, deliver, log }: Parts): Courier {
  const stopping = new AbortController()
  let bell = Promise.withResolvers<void>()
  let pauseMs = pauses.first
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

  async function round(): Promise<boolean> {
    for (const row of inbox.due(atOnce)) {
      if (stopping.signal.aborted) return true
      if (!(await carry(row))) return false
    }
    return true
  }

  async function run() {
    while (!stopping.signal.aborted) {
      bell = Promise.withResolvers()
      const isThere = await round().catch((error) => {
        log.error('courier_failed', { reason: reasonOf(error) })
        return false
      })
      if (!isThere) {
        await rest(pauseMs)
        pauseMs = Math.min(pauseMs * 2, pauses.longest)
      } else {
        pauseMs = pauses.first
        if (inbox.due(1).length === 0) await Promise.race([bell.promise, rest(pauses.idle)])
      }
    }
  }

  const rest = (ms: number) =>
    pause(ms, undefined, { signal: stopping.signal }).catch(() => undefined)
  const running = run()
  return {
    wake: () => bell.resolve(),
    async stop() {
      stopping.abort()
      // What is on its way may arrive after us: the studio knows its key.
      await Promise.race([running, pause(1_000)])
    },
  }
}
