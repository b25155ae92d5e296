/**
 * Answers to read again after changes. Those nearest to the newest change come first, two at a time; the rest
 * follows when nothing near is left, one at a time with a pause after each as long as it took, so that a
 * change behind thousands of answers costs visitors nothing. What waits is read once, whatever changes meanwhile.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { servedForHouse } from '../fairness/asker.ts'
import { type ContentRequest, keyOf } from './answer-key.ts'

/** Answers of one change that are read at once: its document and lists in both languages, and some that show it. */
const nearMost = 24
const atOnce = 2
const longestPauseMs = 1_000

type Waiting = Map<string, ContentRequest>

type Read = (request: ContentRequest) => Promise<unknown>
type Rest = (ms: number) => Promise<unknown>

const restFor: Rest = (ms) => pause(ms, undefined, { ref: false })

export class Renewals {
  readonly #read: Read
  readonly #rest: Rest
  #near: Waiting = new Map()
  readonly #far: Waiting = new Map()
  #readers = 0
  #isFarRead = false

  /** @param read reads one answer and keeps it; it never rejects. */
  constructor(read: Read, rest = restFor) {
    this.#read = read
    this.#rest = rest
  }

  /** Whether anything waits at a distance, and may be shown as it was. */
  get isBehind(): boolean {
    return this.#far.size > 0
  }

  /** @param requests of one change, the nearest to it first. */
  add(requests: readonly ContentRequest[]): void {
    const near: Waiting = new Map()
    for (const request of requests.slice(0, nearMost)) near.set(keyOf(request), request)
    for (const [key, request] of this.#near) if (!near.has(key)) near.set(key, request)
    for (const key of near.keys()) this.#far.delete(key)
    for (const request of requests.slice(nearMost))
      if (!near.has(keyOf(request))) this.#far.set(keyOf(request), request)
    this.#near = near
    this.#goToWork()
  }

  /** Somebody is shown what was made from these answers: those that wait are read next. */
  hurry(keys: Iterable<string>): void {
    for (const key of keys) {
      const request = this.#far.get(key)
      if (!request) continue
      this.#far.delete(key)
      this.#near.set(key, request)
    }
    this.#goToWork()
  }

  clear(): void {
    this.#near.clear()
    this.#far.clear()
  }

  #goToWork(): void {
    while (this.#readers < Math.min(atOnce, this.#near.size + this.#far.size)) {
      this.#readers += 1
      void servedForHouse(() => this.#work()).finally(() => {
        this.#readers -= 1
      })
    }
  }

  async #work(): Promise<void> {
    for (;;) {
      const near = takeFirst(this.#near)
      if (near) await this.#read(near)
      else if (this.#isFarRead || !(await this.#readFar())) return
    }
  }

  /** @returns whether there was one to read. */
  async #readFar(): Promise<boolean> {
    const far = takeFirst(this.#far)
    if (!far) return false
    this.#isFarRead = true
    const begun = performance.now()
    await this.#read(far)
    const took = performance.now() - begun
    if (this.#near.size === 0) await this.#rest(Math.min(took, longestPauseMs))
    this.#isFarRead = false
    return true
  }
}

function takeFirst(waiting: Waiting): ContentRequest | undefined {
  for (const [key, request] of waiting) {
    waiting.delete(key)
    return request
  }
  return undefined
}
