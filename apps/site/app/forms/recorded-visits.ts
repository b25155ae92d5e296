import { visitInMemory } from '#app/visit/this-visit.ts'

/**
 * The visits this device has recorded (BEHAVIOURS 1), to travel with a message; where nothing
 * may be kept, the visit of this very page. A message may weigh 64 kB in all, so where there are
 * very many the middle ones stay behind.
 */
export function recordedVisits(): unknown[] {
  const kept = visitsInStorage()
  const here = visitInMemory()
  return kept.length > 0 || !here ? kept : [here]
}

function visitsInStorage(): unknown[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem('nuxt-utm-data') ?? '[]')
    return Array.isArray(list) ? fitVisits(list) : []
  } catch {
    return []
  }
}

const most = { records: 50, bytes: 24_000 }

/** The newest ones and always the very first, as many as fit. */
export function fitVisits(list: unknown[]): unknown[] {
  const first = list.slice(-1)
  let weight = weigh(first[0])
  const newest: unknown[] = []
  for (const touch of list.slice(0, -1)) {
    weight += weigh(touch)
    if (weight > most.bytes || newest.length >= most.records - 1) break
    newest.push(touch)
  }
  return [...newest, ...first]
}

const weigh = (touch: unknown) => new TextEncoder().encode(JSON.stringify(touch) ?? '').length
