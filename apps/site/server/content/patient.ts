import { type ContentRequest, keyOf } from './answer-key.ts'

/** Milliseconds: for how long nothing may have changed, and after how much waiting all is read all the same. */
type Patience = { quietMs: number; patienceMs: number }

/** Answers to be read when it has been quiet for a while, but not later than that, however steadily things change. */
export class Patient {
  readonly #patience: Patience
  readonly #now: () => number
  #waiting = new Map<string, ContentRequest>()
  #changedAt = Number.NEGATIVE_INFINITY
  /** When these began to wait, and how many of them wait no longer. */
  #since = 0
  #overdue = 0

  constructor(patience: Patience, now: () => number) {
    this.#patience = patience
    this.#now = now
  }

  get size(): number {
    return this.#waiting.size
  }

  keys(): Iterable<string> {
    return this.#waiting.keys()
  }

  /** The quiet begins anew. */
  noteChange(): void {
    this.#changedAt = this.#now()
  }

  /** Before what waits already, also where it stood further back. */
  putFirst(requests: readonly ContentRequest[]): void {
    this.#beginToWait()
    const first = requests.map((request) => [keyOf(request), request] as const)
    this.#waiting = new Map([...first, ...this.#waiting])
  }

  /** Behind what waits; what waits already keeps its place. */
  putLast(requests: readonly ContentRequest[]): void {
    this.#beginToWait()
    for (const request of requests) this.#waiting.set(keyOf(request), request)
  }

  #beginToWait(): void {
    if (this.size === 0) this.#since = this.#now()
  }

  /** How long they wait yet, in milliseconds; 0 or less: the next may be read. */
  waitMs(): number {
    const { quietMs, patienceMs } = this.#patience
    const now = this.#now()
    if (now - this.#since >= patienceMs) {
      this.#overdue = this.size
      this.#since = now
    }
    if (this.#overdue > 0) return 0
    return Math.min(this.#changedAt + quietMs, this.#since + patienceMs) - now
  }

  /** The first. */
  take(): ContentRequest | undefined {
    const [key] = this.#waiting.keys()
    this.#overdue = Math.max(this.#overdue - 1, 0)
    return key === undefined ? undefined : this.takeOut(key)
  }

  takeOut(key: string): ContentRequest | undefined {
    const request = this.#waiting.get(key)
    this.#waiting.delete(key)
    return request
  }

  clear(): void {
    this.#waiting.clear()
    this.#overdue = 0
  }
}
