/**
 * Answers to read again after changes. Those that show what changed come first, the newest change before older
 * ones; the rest follows when nothing near is left, with a pause after each as long as it took, so that a change
 * behind thousands of answers costs visitors nothing. One is read at a time: two would wait for each other in the
 * studio. What waits is read once, whatever changes meanwhile.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { servedForHouse } from '../fairness/asker.ts'
import { type ContentRequest, keyOf } from './answer-key.ts'
import type { RefreshOrder } from './refresh-order.ts'

/** Answers of one change that come before the rest: its document and the first lists, in both languages. */
const nearMost = 24
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
  #isNearRead = false
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

  /** Those of one change, the nearest to it first. */
  add({ near, far }: RefreshOrder): void {
    const first: Waiting = new Map()
    for (const request of near.slice(0, nearMost)) first.set(keyOf(request), request)
    for (const [key, request] of this.#near) if (!first.has(key)) first.set(key, request)
    for (const key of first.keys()) this.#far.delete(key)
    for (const request of [...near.slice(nearMost), ...far])
      if (!first.has(keyOf(request))) this.#far.set(keyOf(request), request)
    this.#near = first
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
    if (this.#near.size > 0 && !this.#isNearRead) {
      this.#isNearRead = true
      void servedForHouse(() => this.#readNear())
    } else if (this.#far.size > 0 && !this.#isNearRead && !this.#isFarRead) {
      this.#isFarRead = true
      void servedForHouse(() => this.#readFar())
    }
  }

  async #readNear(): Promise<void> {
    for (let next = takeFirst(this.#near); next; next = takeFirst(this.#near))
      await this.#read(next)
    this.#isNearRead = false
    this.#goToWork()
  }

  /** Until there is nothing left or something near has come, after which it goes on. */
  async #readFar(): Promise<void> {
    while (!this.#isNearRead) {
      const next = takeFirst(this.#far)
      if (!next) break
      const begun = performance.now()
      await this.#read(next)
      await this.#rest(Math.min(performance.now() - begun, longestPauseMs))
    }
    this.#isFarRead = false
    if (this.#far.size > 0) this.#goToWork()
  }
}

function takeFirst(waiting: Waiting): ContentRequest | undefined {
  for (const [key, request] of waiting) {
    waiting.delete(key)
    return request
  }
  return undefined
}
