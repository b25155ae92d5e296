/**
 * Compiled pages: finished bytes under their address, bounded by size, the least used leaving first.
 * One fill at a time per address. A page whose content changed keeps answering while it is made
 * again; whichever change comes last wins.
 */
import { compressWell, type Encoded } from '../http/compress.ts'

/** A finished page: its headers hold the policy and the type; encodings are chosen per visitor. */
export type StoredPage = {
  body: Encoded
  headers: Record<string, string>
  /** Keys of the answers it was made from. */
  dependsOn: ReadonlySet<string>
  /** Made for those who ask right now, and not kept. */
  isPassing?: boolean
}

/** Makes a page; `undefined` says that none stands there (any more), a rejection keeps the old one. */
export type Fill = () => Promise<StoredPage | undefined>

type Slot = { page: StoredPage; bytes: number; fill: Fill }

const defaultLimit = 256 * 1024 * 1024

export class PageStore {
  readonly #slots = new Map<string, Slot>()
  readonly #filling = new Map<string, Promise<StoredPage | undefined>>()
  /** Addresses whose content changed while they were being made. */
  readonly #again = new Set<string>()
  readonly #limit: number
  #held = 0

  /** @param limit bytes of all encodings together. */
  constructor(limit = defaultLimit) {
    this.#limit = limit
  }

  get stats(): { pages: number; bytes: number } {
    return { pages: this.#slots.size, bytes: this.#held }
  }

  /** The finished page, if it stands; marks it as used. */
  find(key: string): StoredPage | undefined {
    const slot = this.#slots.get(key)
    if (!slot) return undefined
    this.#slots.delete(key)
    this.#slots.set(key, slot)
    return slot.page
  }

  /** Makes a page, or joins the making of it. */
  fill(key: string, fill: Fill): Promise<StoredPage | undefined> {
    const running = this.#filling.get(key)
    if (running) return running
    const filling = this.#run(key, fill).finally(() => this.#filling.delete(key))
    this.#filling.set(key, filling)
    return filling
  }

  /** Makes again every page that was made from this answer. */
  renew(dependency: string): void {
    // What a page being made depends on is not known yet: it may have read the old answer.
    for (const key of this.#filling.keys()) this.#again.add(key)
    for (const [key, { page, fill }] of this.#slots) {
      if (this.#filling.has(key) || !page.dependsOn.has(dependency)) continue
      // A rejection keeps the page that stands; the next change tries again.
      this.fill(key, fill).catch(() => {})
    }
  }

  async #run(key: string, fill: Fill): Promise<StoredPage | undefined> {
    let page: StoredPage | undefined
    do {
      this.#again.delete(key)
      page = await fill()
      if (page && !page.isPassing) this.#put(key, page, fill)
      else this.#remove(key)
    } while (this.#again.has(key))
    return page
  }

  #put(key: string, page: StoredPage, fill: Fill): void {
    this.#remove(key)
    const bytes = sizeOf(page.body)
    this.#slots.set(key, { page, bytes, fill })
    this.#held += bytes
    for (const oldest of this.#slots.keys()) {
      if (this.#held <= this.#limit || oldest === key) break
      this.#remove(oldest)
    }
    void this.#strengthen(key, page)
  }

  #remove(key: string): void {
    this.#held -= this.#slots.get(key)?.bytes ?? 0
    this.#slots.delete(key)
  }

  /** Swaps in the strongest compression, if the page is still the one that was compressed. */
  async #strengthen(key: string, page: StoredPage): Promise<void> {
    const body = await compressWell(page.body.bytes.identity)
    const slot = this.#slots.get(key)
    if (slot?.page !== page) return
    const bytes = sizeOf(body)
    this.#held += bytes - slot.bytes
    this.#slots.set(key, { ...slot, page: { ...page, body }, bytes })
  }
}

const sizeOf = ({ bytes }: Encoded) =>
  Object.values(bytes).reduce((sum, { length }) => sum + length, 0)
