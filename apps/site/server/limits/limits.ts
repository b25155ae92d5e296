/**
 * How often somebody may do something, and what may be used once: counted in this process first and, where a shared
 * store is named, by all nodes together. What is refused here asks nobody; what the shared store does not answer in
 * time counts here alone. So a store that is slow or gone refuses nobody, and is asked no more after three waits.
 */
import { createHmac } from 'node:crypto'
import { createBuckets } from '@wajiha/contract/buckets'
import { LRUCache } from 'lru-cache'
import type { Config } from '../config.ts'
import { type Log, reasonOf } from '../log.ts'
import { type AskShared, createAskShared } from './ask-shared.ts'
import { floodLimits } from './flood-limits.ts'
import type { Limit, Limiter } from './limit.ts'
import { openSharedStore, type SharedStore } from './shared-store.ts'

export type UsedOnce = {
  /** Marks as used. @returns whether it may be: it was free, or served the same purpose before. */
  take: (value: string, purpose: string) => Promise<boolean>
  /** Whether this process knows that it was used. */
  has: (value: string) => boolean
}

export type Limits = {
  limiter: (name: string, limit: Limit, now?: () => number) => Limiter
  /** One of the limits of an address. */
  flood: (name: keyof typeof floodLimits, now?: () => number) => Limiter
  usedOnce: () => UsedOnce
  /** Whether all nodes count together now. */
  areShared: () => boolean
  /** How often the shared store did not answer, and this process counted alone. */
  countedAlone: () => number
  stop: () => Promise<void>
}

type Shared = AskShared & { store: SharedStore; hash: (text: string) => Buffer }

const mostRemembered = 50_000
/** Longer than any token lives. */
const rememberedMs = 25 * 60 * 60_000
const tidyMs = 60_000
/** No purpose is empty. */
const usedElsewhere = ''

/** Limits of this process alone. */
export const localLimits = (): Limits => limitsWith(undefined)

/** Without the address of a store, or the key that all nodes have, each process counts by itself. */
export async function openLimits(
  { limitsUrl, serviceKey }: Pick<Config, 'limitsUrl' | 'serviceKey'>,
  log: Log,
): Promise<Limits> {
  if (!limitsUrl) return localLimits()
  if (!serviceKey) {
    log.warn('limits_local', { reason: 'SERVICE_KEY is missing, which all nodes have to share' })
    return localLimits()
  }
  const store = await openSharedStore(limitsUrl)
  const key = createHmac('sha256', serviceKey).update('site limits').digest()
  const hash = (text: string) => createHmac('sha256', key).update(text).digest().subarray(0, 16)
  const tidy = () =>
    store.tidy().catch((error) => log.warn('limits_not_tidied', { reason: reasonOf(error) }))
  void tidy()
  const clock = setInterval(tidy, tidyMs)
  clock.unref()
  return limitsWith({ store, hash, ...createAskShared(log) }, async () => {
    clearInterval(clock)
    await store.close().catch(() => {})
  })
}

function limitsWith(shared: Shared | undefined, stop = async () => {}): Limits {
  function limiter(name: string, limit: Limit, now?: () => number): Limiter {
    const local = createBuckets(limit.atOnce, limit.everyMs, now)
    return {
      async take(key) {
        const wait = local.take(key)
        if (wait > 0 || !shared) return wait
        const { store, ask, hash } = shared
        const ms = await ask(() => store.take(hash(`${name} ${key}`), limit), 0)
        return Math.ceil(ms / 1000)
      },
    }
  }

  return {
    limiter,
    flood: (name, now) => limiter(name, floodLimits[name], now),
    usedOnce: () => usedOnceWith(shared),
    areShared: () => shared?.isAway() === false,
    countedAlone: () => shared?.unanswered() ?? 0,
    stop,
  }
}

function usedOnceWith(shared: Shared | undefined): UsedOnce {
  const purposes = new LRUCache<string, string>({ max: mostRemembered })
  return {
    has: (value) => purposes.has(value),
    async take(value, purpose) {
      const before = purposes.get(value)
      if (before !== undefined) return before === purpose
      purposes.set(value, purpose)
      if (!shared) return true
      const { store, ask, hash } = shared
      const claim = () => store.claim(hash(`used ${value}`), hash(purpose), rememberedMs)
      const isOwn = await ask(claim, true)
      if (!isOwn) purposes.set(value, usedElsewhere)
      return isOwn
    },
  }
}
