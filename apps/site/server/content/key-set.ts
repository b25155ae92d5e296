/** Keys in the order of their last use, at most so many: who adds one hears which had to go. */
export class KeySet {
  /** Each with its weight. */
  readonly #keys = new Map<string, number>()
  readonly #most: number
  #weight = 0

  /** @param most keys, or weight of all keys together where they are added with one. */
  constructor(most: number) {
    this.#most = most
  }

  /** @returns the keys that were used longest ago and are over the limit; never the one that is added. */
  add(key: string, weight = 1): string[] {
    this.delete(key)
    this.#keys.set(key, weight)
    this.#weight += weight
    const over: string[] = []
    for (const oldest of this.#keys.keys()) {
      if (this.#weight <= this.#most || oldest === key) break
      this.delete(oldest)
      over.push(oldest)
    }
    return over
  }

  /** Marks a key as the one used last, if the set has it. */
  touch(key: string): void {
    const weight = this.#keys.get(key)
    if (weight === undefined) return
    this.#keys.delete(key)
    this.#keys.set(key, weight)
  }

  delete(key: string): void {
    this.#weight -= this.#keys.get(key) ?? 0
    this.#keys.delete(key)
  }
}
