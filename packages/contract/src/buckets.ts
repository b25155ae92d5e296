/** Token buckets in memory: so many at once, and one more every so often. */

export type Bucket = {
  /** Takes one. @returns 0, or the seconds until there is one to take. */
  take: (key: string) => number
}

/** @param everyMs how long one token takes to come back. */
export function createBuckets(size: number, everyMs: number, now: () => number = Date.now): Bucket {
  const most = 20_000
  /** Key → when the bucket will be full again. */
  const fullAt = new Map<string, number>()
  return {
    take(key) {
      const time = now()
      const owed = Math.max(0, (fullAt.get(key) ?? 0) - time)
      if (owed > (size - 1) * everyMs) return Math.ceil((owed - (size - 1) * everyMs) / 1000)
      fullAt.delete(key)
      fullAt.set(key, time + owed + everyMs)
      if (fullAt.size > most) sweep(time)
      return 0
    },
  }

  /** Full buckets are forgotten; if a flood leaves none, the oldest go. */
  function sweep(time: number) {
    for (const [key, at] of fullAt) if (at <= time) fullAt.delete(key)
    for (const key of fullAt.keys()) {
      if (fullAt.size <= most / 2) break
      fullAt.delete(key)
    }
  }
}
