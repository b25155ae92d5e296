/**
 * Answers to read again after changes. The changed documents themselves and what somebody is being shown come first;
 * then what else shows a change, the newest change before older ones; the rest follows when no change has come for a
 * while, with a pause after each twice as long as it took, so that a change behind thousands of answers costs visitors
 * nothing, and edits in a row have the studio to themselves.
 * One is read at a time: two would wait for each other in the studio. What waits is read once, whatever changes
 * meanwhile.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { servedForHouse } from '../fairness/asker.ts'
import { type ContentRequest, keyOf } from './answer-key.ts'
import type { RefreshOrder } from './refresh-order.ts'

/** Answers of one change that come before the rest, beside its document: the first lists and the other language. */
const nearMost = 24
const longestPauseMs = 1_000
/** How many times as long as a reading took nothing is read after it: the studio, which also saves, is left that much. */
const restTimes = 2
/** How long after a change the rest waits for the next one: whoever edits is not done yet. */
const quietMs = 2_000
/** What waits is read once in this time all the same, however steadily things change. */
const patienceMs = 10_000
/** How long the page of a document that was just read has the processors to itself, before lists are asked for. */
const breathMs = 25

type Waiting = Map<string, ContentRequest>

type Read = (request: ContentRequest) => Promise<unknown>
type Rest = (ms: number) => Promise<unknown>

const restFor: Rest = (ms) => pause(ms, undefined, { ref: false })

export class Renewals {
  readonly #read: Read
  readonly #rest: Rest
  #awaited: Waiting = new Map()
  #near: Waiting = new Map()
  readonly #far: Waiting = new Map()
  #isNearRead = false
  #isFarRead = false
  /** When something near to it changed last, when the rest began to wait, and how much of it waits no longer. */
  #changedAt = Number.NEGATIVE_INFINITY
  #farSince = 0
  #overdue = 0
  readonly #now: () => number
  #endBreath = () => {}

  /** @param read reads one answer and keeps it; it never rejects. */
  constructor(read: Read, rest = restFor, now = () => performance.now()) {
    this.#read = read
    this.#rest = rest
    this.#now = now
  }

  /** Whether anything waits beside what is read next, and may be shown as it was. */
  get isBehind(): boolean {
    return this.#near.size + this.#far.size > 0
  }

  /** Those of one change, the nearest to it first. */
  add({ own, near, far }: RefreshOrder): void {
    this.#awaited = newestFirst(own, this.#awaited)
    if (own.length > 0) this.#endBreath()
    this.#near = newestFirst(near.slice(0, nearMost), this.#near)
    for (const key of this.#awaited.keys()) this.#near.delete(key)
    if (own.length + near.length > 0) this.#changedAt = this.#now()
    if (this.#far.size === 0) this.#farSince = this.#now()
    for (const request of [...near.slice(nearMost), ...far]) this.#far.set(keyOf(request), request)
    for (const sooner of [this.#awaited, this.#near])
      for (const key of sooner.keys()) this.#far.delete(key)
    this.#goToWork()
  }

  /** Somebody is shown what was made from these answers: those that wait are read next. */
  hurry(keys: Iterable<string>): void {
    for (const key of keys) {
      const request = this.#near.get(key) ?? this.#far.get(key)
      if (!request) continue
      this.#near.delete(key)
      this.#far.delete(key)
      this.#awaited.set(key, request)
      this.#endBreath()
    }
    this.#goToWork()
  }

  clear(): void {
    this.#awaited.clear()
    this.#near.clear()
    this.#far.clear()
  }

  #goToWork(): void {
    if (this.#awaited.size + this.#near.size > 0 && !this.#isNearRead) {
      this.#isNearRead = true
      void servedForHouse(() => this.#readNear())
    } else if (this.#far.size > 0 && !this.#isNearRead && !this.#isFarRead) {
      this.#isFarRead = true
      void servedForHouse(() => this.#readFar())
    }
  }

  async #readNear(): Promise<void> {
    while (this.#awaited.size + this.#near.size > 0) {
      if (this.#awaited.size > 0) await this.#readAwaited()
      const next = takeFirst(this.#near)
      if (next) await this.#read(next)
    }
    this.#isNearRead = false
    this.#goToWork()
  }

  /** Until there is none, with a breath at the end in which their pages are made. */
  async #readAwaited(): Promise<void> {
    while (this.#awaited.size > 0) {
      for (let next = takeFirst(this.#awaited); next; next = takeFirst(this.#awaited))
        await this.#read(next)
      const isCalled = new Promise<void>((resolve) => {
        this.#endBreath = resolve
      })
      await Promise.race([this.#rest(breathMs), isCalled])
    }
  }

  /** How long the rest waits yet, in milliseconds. */
  #untilFar(): number {
    const now = this.#now()
    if (now - this.#farSince >= patienceMs) {
      this.#overdue = this.#far.size
      this.#farSince = now
    }
    if (this.#overdue > 0) return 0
    return Math.min(this.#changedAt + quietMs, this.#farSince + patienceMs) - now
  }

  /** Until there is nothing left or something near has come, after which it goes on. */
  async #readFar(): Promise<void> {
    while (!this.#isNearRead && this.#far.size > 0) {
      const waitMs = this.#untilFar()
      if (waitMs > 0) {
        await this.#rest(waitMs)
        continue
      }
      const next = takeFirst(this.#far)
      if (!next) break
      this.#overdue = Math.max(this.#overdue - 1, 0)
      const begun = performance.now()
      await this.#read(next)
      const tookMs = performance.now() - begun
      await this.#rest(Math.min(restTimes * tookMs, longestPauseMs))
    }
    this.#isFarRead = false
    if (this.#far.size > 0) this.#goToWork()
  }
}

/** In the order of a map the first place of a key counts. */
function newestFirst(requests: ContentRequest[], older: Waiting): Waiting {
  const newer = requests.map((request) => [keyOf(request), request] as const)
  return new Map([...newer, ...older])
}

function takeFirst(waiting: Waiting): ContentRequest | undefined {
  for (const [key, request] of waiting) {
    waiting.delete(key)
    return request
  }
  return undefined
}
