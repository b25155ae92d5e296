import type { ContentRequest } from './answer-key.ts'
import type { Entry } from './entry.ts'

/** What a change makes stale: what shows the document itself, for which somebody waits, and the rest. */
export type RefreshOrder = { near: ContentRequest[]; far: ContentRequest[] }

/**
 * What to read again first after a change: in the language that was written, the changed document's
 * own answer and the lists that show it; then these in the other language; then the rest, shorter
 * addresses first. Somebody is waiting to see their words.
 */
export function refreshOrder(entries: Entry[], tags: ReadonlySet<string>): RefreshOrder {
  const changed = new Set([...tags].map((tag) => tag.split(':')[1]))
  const sorted = entries
    .map(({ request, answer }) => {
      const distance = distanceTo(changed, answer?.data)
      const isOther = !tags.has(`locale:${request.locale}`)
      return { request, distance: distance < farAway ? distance + (isOther ? 2 : 0) : 4 }
    })
    .sort((a, b) => a.distance - b.distance || a.request.path.length - b.request.path.length)
  const nearCount = sorted.filter(({ distance }) => distance < 4).length
  const requests = sorted.map(({ request }) => request)
  return { near: requests.slice(0, nearCount), far: requests.slice(nearCount) }
}

const farAway = 2

/** 0: the answer is the document; 1: it lists it; 2: it shows it somewhere. */
function distanceTo(changed: ReadonlySet<string | undefined>, data: unknown): number {
  const isChanged = (item: unknown) => {
    const id = (item as { id?: string } | null)?.id
    return id !== undefined && changed.has(id)
  }
  if (Array.isArray(data)) return data.some(isChanged) ? 1 : farAway
  return isChanged(data) ? 0 : farAway
}
