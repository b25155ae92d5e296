/** Work of which only so much goes on at once; the rest waits its turn, in the order in which it came. */
export function createInTurn(atOnce: number) {
  const waiting: (() => void)[] = []
  let running = 0

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      // Whoever goes hands their place on.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
