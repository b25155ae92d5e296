/**
 * Sixteen people who write one message after another, and a log on their side of what they were
 * thanked for. Each message is sent one to five times under its key, as double clicks, retries and
 * proxies do; who gets no answer, or is told to come back, tries again with the same key.
 */
import { appendFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { post } from './post.ts'

export type Visitors = {
  /** Thanks so far: messages, not answers. */
  thanked: () => number
  /** Answers that asked to come back later. */
  refused: () => number
  /** Requests that nobody answered. */
  unanswered: () => number
  /** Answers 5xx other than 503, and everything else nobody should see. */
  strange: () => string[]
  /** Message → the references it was thanked with; more than one is a duplicate. */
  log: ReadonlyMap<string, ReadonlySet<string>>
  /** Notes that somebody else was thanked for a message. */
  thank: (message: string, reference: string) => void
  /** One more message, with fields beside the usual ones; settles with the thanks for it. */
  write: (more: Record<string, unknown>) => Promise<void>
  /** Lets everybody finish the message they are at, and waits for that. */
  stop: () => Promise<void>
}

type Options = {
  /** Where the site listens. */
  port: number
  /** Tells messages of one experiment from those of others. */
  run: string
  /** One line for each thanks: `MESSAGE REFERENCE`. */
  logFile: string
  atOnce: number
  /** Longest rest between two messages of one visitor, milliseconds; asked before each. */
  restMs: () => number
}

export function startVisitors(options: Options): Visitors {
  const { port, run, logFile, atOnce, restMs } = options
  const log = new Map<string, Set<string>>()
  const strange: string[] = []
  let written = 0
  let refused = 0
  let unanswered = 0
  let isOver = false

  async function untilThanked(at: number, more?: Record<string, unknown>): Promise<void> {
    const message = `${run}-${at}`
    for (;;) {
      const answer = await post(port, { message, at, more })
      if (answer.status === 202) return thank(message, answer.reference)
      if (answer.status === 503 || answer.status === 429) refused += 1
      else if (answer.status === 0) unanswered += 1
      else strange.push(`${message} ${answer.status}`)
      if (answer.status >= 400 && answer.status < 500 && answer.status !== 429) return
      await pause(25)
    }
  }

  function thank(message: string, reference: string) {
    appendFileSync(logFile, `${message} ${reference}\n`)
    log.set(message, (log.get(message) ?? new Set()).add(reference))
  }

  async function visit() {
    while (!isOver) {
      written += 1
      const at = written
      const times = 1 + (at % 5)
      if (at % 2) await Promise.all(Array.from({ length: times }, () => untilThanked(at)))
      else for (let time = 0; time < times; time += 1) await untilThanked(at)
      await pause(Math.random() * restMs())
    }
  }

  const visits = Array.from({ length: atOnce }, visit)
  return {
    thanked: () => log.size,
    refused: () => refused,
    unanswered: () => unanswered,
    strange: () => strange,
    log,
    thank,
    write(more) {
      written += 1
      return untilThanked(written, more)
    },
    async stop() {
      isOver = true
      await Promise.all(visits)
    },
  }
}
