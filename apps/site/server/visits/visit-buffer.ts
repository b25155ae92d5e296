/** Gathers visits and counts in memory and writes them down twice a second: no page ever waits for it. */
import type { StoredVisit } from '@wajiha/contract'
import { type Log, reasonOf } from '../log.ts'
import type { Miss, OpenedPage, Sought, VisitStore } from './visit-store.ts'

type Parts = { store: VisitStore; log: Log }

const everyMs = 500
/** Most visits and page counts held between two writes; those beyond are not counted. */
const most = { touches: 2_000, opened: 5_000, missed: 1_000, sought: 1_000 }
const mostWaiting = 200_000

export function createVisitBuffer({ store, log }: Parts) {
  let touches: StoredVisit[] = []
  let opened = new Map<string, [OpenedPage, number]>()
  let missed = new Map<string, [Miss, number]>()
  let sought = new Map<string, [Sought, number]>()
  let isFailing = false
  const clock = setInterval(write, everyMs)
  clock.unref()

  /** Writes what gathered; a batch that fails is written with the next one. */
  function write() {
    if (touches.length + opened.size + missed.size + sought.size === 0) return
    try {
      store.write(touches, opened, missed, sought)
      store.bound(mostWaiting)
    } catch (error) {
      if (!isFailing) log.error('visits_not_written', { reason: reasonOf(error) })
      isFailing = true
      return
    }
    isFailing = false
    touches = []
    opened = new Map()
    missed = new Map()
    sought = new Map()
  }

  return {
    keep(touch: StoredVisit): void {
      if (touches.length < most.touches) touches.push(touch)
    },
    count(page: OpenedPage): void {
      const key = `${page.hour} ${page.deviceClass} ${page.referrerHost} ${page.path}`
      const known = opened.get(key)
      if (known) known[1] += 1
      else if (opened.size < most.opened) opened.set(key, [page, 1])
    },
    miss(miss: Miss): void {
      const key = `${miss.from} ${miss.path}`
      const known = missed.get(key)
      if (known) missed.set(key, [miss, known[1] + 1])
      else if (missed.size < most.missed) missed.set(key, [miss, 1])
    },
    search(search: Sought): void {
      const key = `${search.day} ${search.locale} ${search.words}`
      const known = sought.get(key)
      if (known) known[1] += 1
      else if (sought.size < most.sought) sought.set(key, [search, 1])
    },
    write,
    stop(): void {
      clearInterval(clock)
      write()
    },
  }
}

export type VisitBuffer = ReturnType<typeof createVisitBuffer>
