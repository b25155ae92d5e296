/** Mulberry32: the same corpus in every run. */
export type Random = {
  /** From 0 up to and without 1. */
  next: () => number
  one: <Value>(values: readonly Value[]) => Value
  /** Whole, both ends included. */
  between: (least: number, most: number) => number
}

export function createRandom(seed: number): Random {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    one: (values) => values[Math.floor(next() * values.length)] as never,
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
  }
}
