/**
 * How often somebody has tried to come in. One address is refused for a while after too many failures,
 * a person is never: from elsewhere they still come in, at most a little slower while somebody tries.
 */
const windowMs = 15 * 60_000
const perPair = 8
const perAddress = 30
/** From this failure on, an attempt on one account waits, whoever makes it. */
const slowFrom = 10
const longestWaitMs = 3_000
const mostKept = 20_000

export type Verdict = { isRefused: boolean; waitMs: number }

export function createAttempts() {
  const failures = new Map<string, number[]>()

  const recent = (key: string, now: number) =>
    (failures.get(key) ?? []).filter((at) => now - at < windowMs)

  const add = (key: string, now: number) => {
    const times = [...recent(key, now), now]
    failures.delete(key)
    failures.set(key, times)
    const [oldest] = failures.keys()
    if (failures.size > mostKept && oldest !== undefined) failures.delete(oldest)
  }

  return {
    /** An attempt counts as failed until it has succeeded. */
    begin(address: string, account: string, now: number): Verdict {
      const pair = recent(`${address} ${account}`, now).length
      const all = recent(address, now).length
      if (pair >= perPair || all >= perAddress) return { isRefused: true, waitMs: 0 }
      const onAccount = recent(`@${account}`, now).length
      for (const key of keysOf(address, account)) add(key, now)
      const over = onAccount - slowFrom
      const waitMs = over < 0 ? 0 : Math.min(100 * 2 ** over, longestWaitMs)
      return { isRefused: false, waitMs }
    },
    /** Takes back what one attempt counted: it has neither failed nor succeeded. */
    takeBack(address: string, account: string): void {
      for (const key of keysOf(address, account)) failures.get(key)?.pop()
    },
    /** Takes back what the attempt counted, and what this address had tried for the account. */
    succeed(address: string, account: string): void {
      failures.delete(`${address} ${account}`)
      for (const key of [address, `@${account}`]) failures.get(key)?.pop()
    },
  }
}

const keysOf = (address: string, account: string) => [
  `${address} ${account}`,
  address,
  `@${account}`,
]
