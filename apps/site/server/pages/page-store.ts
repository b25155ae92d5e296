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
}

type Slot = { page: StoredPage; bytes: number }

/** Makes a page; `undefined` says that none stands there (any more), a rejection keeps the old one. */
export type Fill = () => Promise<StoredPage | undefined>

export type PageStore = ReturnType<typeof createPageStore>

const defaultLimit = 256 * 1024 * 1024

/** @param limit bytes of all encodings together. */
export function createPageStore(limit = defaultLimit) {
  const slots = new Map<string, Slot>()
  const fills = new Map<string, Promise<StoredPage | undefined>>()
  const again = new Set<string>()
  const makers = new Map<string, Fill>()
  let held = 0

  function put(key: string, page: StoredPage) {
    remove(key)
    const bytes = Object.values(page.body.bytes).reduce((sum, { length }) => sum + length, 0)
    slots.set(key, { page, bytes })
    held += bytes
    for (const oldest of slots.keys()) {
      if (held <= limit || oldest === key) break
      remove(oldest)
      makers.delete(oldest)
    }
    void strengthen(key, page)
  }

  function remove(key: string) {
    held -= slots.get(key)?.bytes ?? 0
    slots.delete(key)
  }

  /** Swaps in the strongest compression, if the page is still the one that was compressed. */
  async function strengthen(key: string, page: StoredPage) {
    const body = await compressWell(page.body.bytes.identity)
    const slot = slots.get(key)
    if (slot?.page !== page) return
    const bytes = Object.values(body.bytes).reduce((sum, { length }) => sum + length, 0)
    held += bytes - slot.bytes
    slots.set(key, { page: { ...page, body }, bytes })
  }

  async function run(key: string, fill: Fill): Promise<StoredPage | undefined> {
    let page: StoredPage | undefined
    do {
      again.delete(key)
      page = await fill()
      if (page) put(key, page)
      else remove(key)
    } while (again.has(key))
    return page
  }

  function start(key: string, fill: Fill): Promise<StoredPage | undefined> {
    const running = fills.get(key)
    if (running) return running
    const filling = run(key, fill).finally(() => fills.delete(key))
    fills.set(key, filling)
    return filling
  }

  return {
    /** The finished page, if it stands; marks it as used. */
    find(key: string): StoredPage | undefined {
      const slot = slots.get(key)
      if (!slot) return undefined
      slots.delete(key)
      slots.set(key, slot)
      return slot.page
    },
    /** Makes a page, or joins the making of it. */
    fill(key: string, fill: Fill): Promise<StoredPage | undefined> {
      makers.set(key, fill)
      return start(key, fill)
    },
    /** Makes again every page that was made from this answer. */
    renew(dependency: string) {
      // What a page being made depends on is not known yet: it may have read the old answer.
      for (const key of fills.keys()) again.add(key)
      for (const [key, { page }] of slots) {
        const maker = makers.get(key)
        if (maker && !fills.has(key) && page.dependsOn.has(dependency))
          void start(key, maker).catch(() => {})
      }
    },
    get stats() {
      return { pages: slots.size, bytes: held }
    },
  }
}
