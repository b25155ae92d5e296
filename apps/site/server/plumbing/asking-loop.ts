/**
 * Asks again and again, for as long as it takes: a rest after each round, none while there is more, and
 * ever longer ones while nobody is there. Nothing of it keeps the process alive.
 */
import { setTimeout as pause } from 'node:timers/promises'

/** What a round came to: there is more, everything is done for now, or nobody is there. */
export type Round = 'more' | 'done' | 'away'

type Loop = {
  /** One round; what it throws is `away`. @param signal says that the loop is being stopped. */
  round: (signal: AbortSignal) => Promise<Round>
  /** The rest after `done`; a wake ends it. */
  restMs: number
  /** The first rest while nobody is there, twice as long each time. */
  awayMs: number
  longestAwayMs: number
  /** Hears what a round threw. @param isFirst since somebody was there. */
  onError?: (error: unknown, isFirst: boolean) => void
}

export type AskingLoop = {
  /** There is something to do: a rest after `done` ends at once. */
  wake: () => void
  /** Begins no other round, and waits so long for the one that runs. */
  stop: (patienceMs?: number) => Promise<void>
}

export function startAskingLoop({
  round,
  restMs,
  awayMs,
  longestAwayMs,
  onError,
}: Loop): AskingLoop {
  const stopping = new AbortController()
  const { signal } = stopping
  let bell = Promise.withResolvers<void>()

  const rest = (ms: number) => pause(ms, undefined, { signal, ref: false }).catch(() => {})

  async function run() {
    let wait = awayMs
    let isFirst = true
    while (!signal.aborted) {
      bell = Promise.withResolvers()
      const came = await round(signal).catch((error): Round => {
        if (!signal.aborted) onError?.(error, isFirst)
        isFirst = false
        return 'away'
      })
      if (came === 'away') {
        await rest(wait)
        wait = Math.min(wait * 2, longestAwayMs)
        continue
      }
      wait = awayMs
      isFirst = true
      if (came === 'done') await Promise.race([bell.promise, rest(restMs)])
    }
  }

  const running = run()
  return {
    wake: () => bell.resolve(),
    async stop(patienceMs = 1_000) {
      stopping.abort()
      await Promise.race([running, pause(patienceMs, undefined, { ref: false })])
    },
  }
}
