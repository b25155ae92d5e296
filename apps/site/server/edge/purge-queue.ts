/**
 * Keys that one cache was not told of yet. What comes while a request is under way goes with the next one; what
 * was not taken is sent again with growing pauses. Too many keys become one for everything.
 */
import { type AskingLoop, type Round, startAskingLoop } from '../plumbing/asking-loop.ts'
import { everyPage } from './surrogate-keys.ts'

type Parts = {
  /** Rejects where it was not heard. */
  send: (keys: readonly string[]) => Promise<void>
  /** Of one request. */
  most: number
  onTaken: (keys: number) => void
  onRefused: (error: unknown) => void
  /** Keys that wait at most. */
  limit?: number
}

export type PurgeQueue = {
  add: (key: string) => void
  /** `since`: of the oldest key, milliseconds since 1970. */
  state: () => { waiting: number; since: number | undefined }
  stop: () => Promise<void>
}

const limitOfKeys = 2_000

export function openPurgeQueue(parts: Parts): PurgeQueue {
  const { send, most, onTaken, onRefused, limit = limitOfKeys } = parts
  /** With the moment of each. */
  const waiting = new Map<string, number>()
  let sending: ReadonlyMap<string, number> = new Map()

  function put(key: string, since: number) {
    const isAll = key === everyPage || waiting.has(everyPage) || waiting.size >= limit
    const oldest = Math.min(since, (isAll ? oldestOf(waiting) : waiting.get(key)) ?? since)
    if (isAll) waiting.clear()
    waiting.set(isAll ? everyPage : key, oldest)
  }

  async function round(): Promise<Round> {
    if (waiting.size === 0) return 'done'
    sending = new Map([...waiting].slice(0, most))
    for (const key of sending.keys()) waiting.delete(key)
    try {
      await send([...sending.keys()])
      onTaken(sending.size)
      return 'more'
    } catch (error) {
      for (const [key, since] of sending) put(key, since)
      throw error
    } finally {
      sending = new Map()
    }
  }

  const loop: AskingLoop = startAskingLoop({
    round,
    restMs: 3_600_000,
    awayMs: 500,
    longestAwayMs: 30_000,
    onError: onRefused,
  })
  return {
    add(key) {
      put(key, Date.now())
      loop.wake()
    },
    state: () => ({
      waiting: waiting.size + sending.size,
      since: oldestOf(sending) ?? oldestOf(waiting),
    }),
    stop: () => loop.stop(),
  }
}

function oldestOf(keys: ReadonlyMap<string, number>): number | undefined {
  return keys.size === 0 ? undefined : Math.min(...keys.values())
}
