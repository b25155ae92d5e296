/**
 * Whether the studio still answers. The watcher's question is held open for half a minute, so that a studio
 * that hangs with it would not show; this asks something small twice a second.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '../log.ts'

/** Together less than the two seconds within which a studio that hangs is to be told of. */
export const times = { everyMs: 500, patienceMs: 1_300 }

type Parts = {
  apiBase: string
  /** Nobody is asked while it is known to be away. */
  isConnected: () => boolean
  log: Log
}

export type Pulse = { isBeating: () => boolean; stop: () => void }

export function startPulse({ apiBase, isConnected, log }: Parts): Pulse {
  const stopping = new AbortController()
  const { signal } = stopping
  let isBeating = true

  async function run() {
    while (!signal.aborted) {
      if (isConnected()) note(await answers(apiBase, signal))
      else isBeating = true
      await pause(times.everyMs, undefined, { signal, ref: false }).catch(() => {})
    }
  }

  function note(answered: boolean) {
    if (answered !== isBeating && !signal.aborted)
      log.info(answered ? 'studio_answers' : 'studio_hangs')
    isBeating = answered
  }

  void run()
  return { isBeating: () => isBeating, stop: () => stopping.abort() }
}

/** Any answer will do: what is wrong with the studio is not asked here, only whether it is there. */
async function answers(apiBase: string, signal: AbortSignal): Promise<boolean> {
  const began = performance.now()
  try {
    const patience = AbortSignal.timeout(times.patienceMs)
    const answer = await fetch(`${apiBase}health`, {
      redirect: 'manual',
      signal: AbortSignal.any([patience, signal]),
    })
    await answer.body?.cancel()
    return true
  } catch {
    // Where our own process was held up, the answer may have been here in time.
    return performance.now() - began > times.patienceMs + 200
  }
}
