/**
 * Answers to read again after changes. The changed documents themselves and what somebody is being shown come first;
 * then what else shows a change, the newest change before older ones; the rest last, with a pause after each twice as
 * long as it took, so that a change behind thousands of answers costs visitors nothing. All but the first wait until
 * no change has come for a while: edits in a row have the studio to themselves.
 * One is read at a time: two would wait for each other in the studio. What waits is read once, whatever changes
 * meanwhile.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { servedForHouse } from '../fairness/asker.ts'
import { type ContentRequest, keyOf } from './answer-key.ts'
import { Patient } from './patient.ts'
import type { RefreshOrder } from './refresh-order.ts'

/** Answers of one change that come before the rest, beside its document: the first lists and the other language. */
const nearMost = 24
const longestPauseMs = 1_000
/** How many times as long as a reading took nothing is read after it: the studio, which also saves, is left that much. */
const restTimes = 2
/** A program that corrects one thing after the other leaves less between two saves. */
const nearPatience = { quietMs: 400, patienceMs: 2_000 }
const farPatience = { quietMs: 2_000, patienceMs: 10_000 }
/** How long the page of what was just read has the processors to itself, before lists are asked for. */
const breathMs = 25

type Read = (request: ContentRequest) => Promise<unknown>
type Rest = (ms: number) => Promise<unknown>

const restFor: Rest = (ms) => pause(ms, undefined, { ref: false })

export class Renewals {
  readonly #read: Read
  readonly #rest: Rest
  #awaited = new Map<string, ContentRequest>()
  readonly #near: Patient
  readonly #far: Patient
  #isNearRead = false
  #isFarRead = false
  readonly #now: () => number
  #endBreath = () => {}

  /** @param read reads one answer and keeps it; it never rejects. */
  constructor(read: Read, rest = restFor, now = () => performance.now()) {
    this.#read = read
    this.#rest = rest
    this.#now = now
    this.#near = new Patient(nearPatience, now)
    this.#far = new Patient(farPatience, now)
  }

  /** Whether anything waits beside what is read next, and may be shown as it was. */
  get isBehind(): boolean {
    return this.#near.size + this.#far.size > 0
  }

  /** Those of one change, the nearest to it first. */
  add({ own, near, far }: RefreshOrder): void {
    this.#awaited = newestFirst(own, this.#awaited)
    if (own.length > 0) this.#endBreath()
    if (own.length + near.length > 0) for (const list of [this.#near, this.#far]) list.noteChange()
    this.#near.putFirst(near.slice(0, nearMost))
    this.#far.putLast([...near.slice(nearMost), ...far])
    for (const key of this.#awaited.keys()) this.#near.takeOut(key)
    for (const key of [...this.#awaited.keys(), ...this.#near.keys()]) this.#far.takeOut(key)
    this.#goToWork()
  }

  /** Somebody is shown what was made from these answers: those that wait are read next. */
  hurry(keys: Iterable<string>): void {
    for (const key of keys) {
      const request = this.#near.takeOut(key) ?? this.#far.takeOut(key)
      if (!request) continue
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
      const leastMs = (await this.#readAwaited()) ? breathMs : 0
      if (this.#awaited.size > 0) continue
      const waitMs = Math.max(this.#near.waitMs(), leastMs)
      if (waitMs > 0) await this.#restUntilCalled(waitMs)
      else await this.#readNext(this.#near)
    }
    this.#isNearRead = false
    this.#goToWork()
  }

  /** Reads what is awaited until nothing is. @returns whether anything was. */
  async #readAwaited(): Promise<boolean> {
    const hasAny = this.#awaited.size > 0
    // Each change puts its own before what waits, in a map of its own.
    for (let next = this.#takeAwaited(); next; next = this.#takeAwaited()) await this.#read(next)
    return hasAny
  }

  #takeAwaited(): ContentRequest | undefined {
    for (const [key, request] of this.#awaited) {
      this.#awaited.delete(key)
      return request
    }
    return undefined
  }

  #restUntilCalled(ms: number): Promise<unknown> {
    const isCalled = new Promise<void>((resolve) => {
      this.#endBreath = resolve
    })
    return Promise.race([this.#rest(ms), isCalled])
  }

  async #readNext(list: Patient): Promise<void> {
    const next = list.take()
    if (next) await this.#read(next)
  }

  /** Until there is nothing left or something near has come, after which it goes on. */
  async #readFar(): Promise<void> {
    while (!this.#isNearRead && this.#far.size > 0) {
      const waitMs = this.#far.waitMs()
      if (waitMs > 0) {
        await this.#rest(waitMs)
        continue
      }
      const begun = performance.now()
      await this.#readNext(this.#far)
      const tookMs = performance.now() - begun
      await this.#rest(Math.min(restTimes * tookMs, longestPauseMs))
    }
    this.#isFarRead = false
    if (this.#far.size > 0) this.#goToWork()
  }
}

/** In the order of a map the first place of a key counts. */
function newestFirst(requests: ContentRequest[], older: Map<string, ContentRequest>) {
  const newer = requests.map((request) => [keyOf(request), request] as const)
  return new Map([...newer, ...older])
}
