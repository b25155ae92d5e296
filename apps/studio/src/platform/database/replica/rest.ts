/** When a standby that failed may be asked again: after growing pauses, and then by one question at first. */

/** Milliseconds. */
const pauses = { first: 1_000, longest: 15_000 }

export class Rest {
  readonly #now: () => number
  #failures = 0
  #until = 0
  #isTried = false

  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  /** Whoever is let through says afterwards how it went. */
  allows(): boolean {
    if (this.#failures === 0) return true
    if (this.#now() < this.#until || this.#isTried) return false
    this.#isTried = true
    return true
  }

  /** Whether nobody may ask, or one who tries alone. */
  get isResting(): boolean {
    return this.#failures > 0
  }

  /** What was asked before the first failure and is answered after it says nothing. */
  succeeded(): void {
    if (this.#now() < this.#until) return
    this.#failures = 0
    this.#isTried = false
  }

  /** What was under way at the first failure may fail as well, and counts once. */
  failed(): void {
    const isKnown = this.#failures > 0 && this.#now() < this.#until
    this.#isTried = false
    if (isKnown) return
    this.#until = this.#now() + Math.min(pauses.first * 2 ** this.#failures, pauses.longest)
    this.#failures += 1
  }
}
