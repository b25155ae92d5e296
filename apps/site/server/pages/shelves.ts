/** Where finished pages stand, by the order of their last use, each shelf with its own bound. */
import type { Encoded } from '../http/compress.ts'
import type { Fill, StoredPage } from './page-store.ts'

/** Pages of the site, and what else can be written into an address. */
export type Shelf = 'site' | 'others'

type Slot = {
  page: StoredPage
  fill: Fill
  shelf: Shelf
  /** When it was last asked for, in milliseconds, and how often since it was made. */
  readAt: number
  reads: number
  /** How often in a row it could not be made again. */
  failures: number
  /** An answer it was made from changed, and it was not made again yet. */
  isOld: boolean
  /** From when on it counts as made to last, in milliseconds. */
  settledAt: number
}

export class Shelves {
  readonly #slots = { site: new Map<string, Slot>(), others: new Map<string, Slot>() }
  readonly #held = { site: 0, others: 0 }
  readonly #limits: Record<Shelf, number>

  /** @param limits bytes of all encodings together. */
  constructor(limits: Record<Shelf, number>) {
    this.#limits = limits
  }

  get stats(): { pages: number; bytes: number } {
    const { site, others } = this.#slots
    return { pages: site.size + others.size, bytes: this.#held.site + this.#held.others }
  }

  find = (key: string): Slot | undefined => this.#slots.site.get(key) ?? this.#slots.others.get(key)

  /** Finds a page and says that it was used. */
  use(key: string): Slot | undefined {
    const slot = this.find(key)
    if (!slot) return undefined
    const shelf = this.#slots[slot.shelf]
    shelf.delete(key)
    shelf.set(key, slot)
    return slot
  }

  *all(): Generator<[string, Slot]> {
    yield* this.#slots.site
    yield* this.#slots.others
  }

  /** @returns the keys of pages that have to go; they stand until they are removed. */
  put(key: string, slot: Slot): string[] {
    this.remove(key)
    const { shelf } = slot
    this.#slots[shelf].set(key, slot)
    this.#held[shelf] += sizeOf(slot.page.body)
    return this.#over(shelf, key)
  }

  swap(key: string, page: StoredPage): void {
    const slot = this.find(key)
    if (!slot) return
    this.#held[slot.shelf] += sizeOf(page.body) - sizeOf(slot.page.body)
    slot.page = page
  }

  remove(key: string): void {
    const slot = this.find(key)
    if (!slot) return
    this.#held[slot.shelf] -= sizeOf(slot.page.body)
    this.#slots[slot.shelf].delete(key)
  }

  #over(shelf: Shelf, newest: string): string[] {
    const over: string[] = []
    let held = this.#held[shelf]
    for (const [key, { page }] of this.#slots[shelf]) {
      if (held <= this.#limits[shelf] || key === newest) break
      held -= sizeOf(page.body)
      over.push(key)
    }
    return over
  }
}

const sizeOf = ({ bytes }: Encoded) =>
  Object.values(bytes).reduce((sum, { length }) => sum + length, 0)
