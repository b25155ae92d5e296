/** Keys in the order of their last use, at most so many: who adds one hears which had to go. */
export class KeySet {
  readonly #keys = new Set<string>()
  readonly #most: number

  constructor(most: number) {
    this.#most = most
  }

  /** @returns the keys that were used longest ago and are over the limit. */
  add(key: string): string[] {
    this.#keys.delete(key)
    this.#keys.add(key)
    const over: string[] = []
    for (const oldest of this.#keys) {
      if (this.#keys.size <= this.#most) break
      this.#keys.delete(oldest)
      over.push(oldest)
    }
    return over
  }

  /** Marks a key as the one used last, if the set has it. */
  touch(key: string): void {
    if (this.#keys.delete(key)) this.#keys.add(key)
  }

  delete(key: string): void {
    this.#keys.delete(key)
  }
}
