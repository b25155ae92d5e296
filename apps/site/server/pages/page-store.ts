/**
 * Compiled pages: finished bytes under their address, bounded by size, the least used leaving first;
 * what anybody can write into an address has a shelf of its own, so that it never pushes out a page of
 * the site. One fill at a time per address. When content changes, a page that people read keeps
 * answering while it is made again at a walking pace, the one that is asked for before the others; a
 * page that nobody reads, or that was read once, is let go and made when it is wanted. Whichever change
 * comes last wins.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { servedForHouse } from '../fairness/asker.ts'
import { compressWell, type Encoded } from '../http/compress.ts'
import { SingleFlight } from '../plumbing/single-flight.ts'
import { type Shelf, Shelves } from './shelves.ts'

/** A finished page: its headers hold the policy and the type; encodings are chosen per visitor. */
export type StoredPage = {
  body: Encoded
  headers: Record<string, string>
  /** In place of `headers` while it is old, where these let a shared cache keep it. */
  unkeptHeaders?: Record<string, string>
  /** Keys of the answers it was made from. */
  dependsOn: ReadonlySet<string>
  /** Rendered for the present requests alone and never stored. */
  isPassing?: boolean
}

/** Makes a page; `undefined` says that none stands there (any more), a rejection keeps the old one. */
export type Fill = () => Promise<StoredPage | undefined>

const defaultLimit = 48 * 1024 * 1024
/** A page that nobody read for so long is not renewed after a change, but made when it is asked for. */
const readLatelyMs = 10 * 60_000
/** Reads after which the strongest compression is worth its time. */
const worthCompressing = 2
/** A page that was made again may be made again soon: so long after it, it is worth the strongest compression. */
const settleMs = 2_000
/** After a change its pages are made first: so long nothing is compressed beside them. */
const quietMs = 500
const firstRetryMs = 1_000
const longestRetryMs = 60_000
const longestRestMs = 1_000

type Options = {
  /** Bytes of all encodings together; an eighth of it for what anybody can write. */
  limit?: number
  now?: () => number
  /** How a rest passes. */
  rest?: Rest
}

type Rest = (ms: number) => Promise<void>
const restFor: Rest = (ms) => pause(ms, undefined, { ref: false })

export class PageStore {
  readonly #shelves: Shelves
  readonly #filling = new SingleFlight<StoredPage | undefined>()
  /** Pages being made, each with the answers that changed meanwhile. */
  readonly #changed = new Map<string, Set<string>>()
  /** Pages to make again, and those of them that somebody waits for. */
  readonly #stale = new Set<string>()
  readonly #wanted = new Set<string>()
  /** Pages that are read often and could be smaller. */
  readonly #large = new Set<string>()
  readonly #now: () => number
  readonly #pause: Rest
  #isMaking = false
  #isCompressing = false
  #quietFrom = 0
  #hits = 0
  #made = 0
  #endRest = () => {}

  constructor({ limit = defaultLimit, now = Date.now, rest = restFor }: Options = {}) {
    this.#pause = rest
    this.#shelves = new Shelves({ site: limit, others: limit / 8 })
    this.#now = now
  }

  /** `hits`: pages found as they stood, `made`: pages made, since the process began. */
  get stats(): { pages: number; bytes: number; waiting: number; hits: number; made: number } {
    const { stats } = this.#shelves
    return { ...stats, waiting: this.#stale.size, hits: this.#hits, made: this.#made }
  }

  /** The finished page, if it stands; marks it as used. */
  find(key: string): StoredPage | undefined {
    const slot = this.#shelves.use(key)
    if (!slot) return undefined
    this.#hits += 1
    slot.readAt = this.#now()
    slot.reads += 1
    if (this.#stale.has(key)) this.#want(key)
    if (slot.reads === worthCompressing && slot.shelf === 'site') this.#compressLater(key)
    if (slot.isOld && slot.page.unkeptHeaders) return unkept(slot.page)
    return slot.page
  }

  /** Makes a page, or joins the making of it. */
  fill(key: string, fill: Fill, shelf: Shelf = 'site'): Promise<StoredPage | undefined> {
    return this.#filling.run(key, () => this.#run(key, fill, shelf))
  }

  /** Makes again every page that was made from this answer. */
  renew(dependency: string): void {
    // What a page being made depends on is not known yet: it may have read the old answer.
    for (const changed of this.#changed.values()) changed.add(dependency)
    const readLately = this.#now() - readLatelyMs
    this.#quietFrom = this.#now() + quietMs
    for (const [key, slot] of this.#shelves.all()) {
      const { page, readAt, reads } = slot
      if (!page.dependsOn.has(dependency)) continue
      slot.isOld = true
      if (this.#changed.has(key)) continue
      // A crawler reads each page once; made again after every change, all of them together cost a core.
      if (readAt < readLately || reads === 0) this.#remove(key)
      else this.#stale.add(key)
    }
    this.#goToWork()
  }

  async #run(key: string, fill: Fill, shelf: Shelf): Promise<StoredPage | undefined> {
    const changed = new Set<string>()
    this.#changed.set(key, changed)
    try {
      let page: StoredPage | undefined
      do {
        changed.clear()
        page = await fill()
        this.#made += 1
        if (page && !page.isPassing) this.#put(key, page, fill, shelf)
        else this.#remove(key)
      } while (page && isMadeFromAny(page, changed))
      return page
    } finally {
      this.#changed.delete(key)
    }
  }

  #put(key: string, page: StoredPage, fill: Fill, shelf: Shelf): void {
    this.#stale.delete(key)
    this.#wanted.delete(key)
    const before = this.#shelves.find(key)
    // Somebody asked just now, or is still known to.
    const readAt = before?.readAt ?? this.#now()
    const reads = before ? worthCompressing - 1 : 0
    const gone = this.#shelves.put(key, {
      page,
      fill,
      shelf,
      readAt,
      reads,
      failures: 0,
      isOld: false,
      settledAt: before ? this.#now() + settleMs : this.#now(),
    })
    for (const one of gone) this.#remove(one)
  }

  #remove(key: string): void {
    this.#shelves.remove(key)
    for (const set of [this.#stale, this.#wanted, this.#large]) set.delete(key)
  }

  /** Somebody is shown the old page: it is made next, and nobody rests meanwhile. */
  #want(key: string): void {
    this.#wanted.add(key)
    this.#endRest()
  }

  #goToWork(): void {
    if (this.#isMaking) return
    this.#isMaking = true
    void servedForHouse(() => this.#makeStale())
  }

  /** One page at a time, and a rest after each as long as it took: the process is there for visitors. */
  async #makeStale(): Promise<void> {
    // Renewal begins after the caller's own turn of the event loop has ended.
    await pause(0)
    for (let key = this.#nextStale(); key !== undefined; key = this.#nextStale()) {
      const begun = performance.now()
      await this.#makeAgain(key)
      if (this.#wanted.size === 0) await this.#rest(performance.now() - begun)
    }
    this.#isMaking = false
  }

  #nextStale(): string | undefined {
    const [stale = this.#stale.values().next().value] = this.#wanted
    return stale
  }

  #rest(ms: number): Promise<void> {
    const isWanted = new Promise<void>((resolve) => {
      this.#endRest = resolve
    })
    return Promise.race([this.#pause(Math.min(ms, longestRestMs)), isWanted])
  }

  async #makeAgain(key: string): Promise<void> {
    this.#stale.delete(key)
    this.#wanted.delete(key)
    const slot = this.#shelves.find(key)
    if (!slot) return
    // A rejection keeps the page that stands, and it is tried again.
    await this.fill(key, slot.fill, slot.shelf).catch(() => this.#tryLater(key))
  }

  #tryLater(key: string): void {
    const slot = this.#shelves.find(key)
    if (!slot) return
    const wait = Math.min(longestRetryMs, firstRetryMs * 2 ** slot.failures)
    slot.failures += 1
    const retry = () => {
      if (this.#shelves.find(key) !== slot) return
      this.#stale.add(key)
      this.#goToWork()
    }
    setTimeout(retry, wait).unref()
  }

  #compressLater(key: string): void {
    this.#large.add(key)
    if (this.#isCompressing) return
    this.#isCompressing = true
    void servedForHouse(() => this.#compressLarge())
  }

  /** Beside the making of pages, as other threads do it; one at a time, with a rest after each. */
  async #compressLarge(): Promise<void> {
    await pause(0)
    for (let next = this.#nextLarge(); next; next = this.#nextLarge()) {
      if (next.waitMs > 0) {
        await this.#pause(next.waitMs)
        continue
      }
      const begun = performance.now()
      await this.#compress(next.key)
      const took = performance.now() - begun
      await this.#pause(Math.min(took, longestRestMs))
    }
    this.#isCompressing = false
  }

  /** The one that has settled, or settles, first. */
  #nextLarge(): { key: string; waitMs: number } | undefined {
    const waits = [...this.#large].map((key) => {
      const { settledAt = 0 } = this.#shelves.find(key) ?? {}
      return { key, waitMs: Math.max(settledAt, this.#quietFrom) - this.#now() }
    })
    return waits.sort((one, other) => one.waitMs - other.waitMs)[0]
  }

  /** Swaps in the strongest compression, if the page is still the one that was compressed. */
  async #compress(key: string): Promise<void> {
    this.#large.delete(key)
    const slot = this.#shelves.find(key)
    if (!slot) return
    const { page } = slot
    const body = await compressWell(page.body.bytes.identity)
    if (this.#shelves.find(key)?.page === page) this.#shelves.swap(key, { ...page, body })
  }
}

/** The same page, to be kept by nobody on its way. */
const unkept = ({ unkeptHeaders, ...page }: StoredPage): StoredPage =>
  unkeptHeaders ? { ...page, headers: unkeptHeaders } : page

const isMadeFromAny = ({ dependsOn }: StoredPage, answers: ReadonlySet<string>): boolean =>
  [...answers].some((answer) => dependsOn.has(answer))
