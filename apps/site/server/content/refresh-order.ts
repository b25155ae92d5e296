import type { ContentRequest } from './answer-key.ts'
import type { Entry } from './entry.ts'

/**
 * What a change makes stale: the document itself in the language that was written, for which somebody waits, and the
 * table of moved addresses; its other language and the lists that show it; and the rest.
 */
export type RefreshOrder = { own: ContentRequest[]; near: ContentRequest[]; far: ContentRequest[] }

/**
 * What to read again first after a change: in the language that was written, the changed document's
 * own answer and the lists that show it; then these in the other language; then the rest, shorter
 * addresses first. Somebody is waiting to see their words.
 */
export function refreshOrder(entries: Entry[], tags: ReadonlySet<string>): RefreshOrder {
  const changed = new Set([...tags].map((tag) => tag.split(':')[1]))
  const sorted = entries
    .map(({ request, answer }) => {
      if (isOfAddresses(request)) return { request, distance: beside }
      const distance = distanceTo(changed, answer?.data)
      const isOther = !tags.has(`locale:${request.locale}`)
      return { request, distance: distance < farAway ? distance + (isOther ? 2 : 0) : 4 }
    })
    .sort((a, b) => a.distance - b.distance || a.request.path.length - b.request.path.length)
  const within = (least: number, most: number) =>
    sorted
      .filter(({ distance }) => distance >= least && distance <= most)
      .map(({ request }) => request)
  return { own: within(0, beside), near: within(1, 3), far: within(4, 4) }
}

/** Whoever has the address of before meets nothing until it is known where it leads. */
const isOfAddresses = ({ name }: ContentRequest) => name === 'redirects'

/** Right after the document itself. */
const beside = 0.5
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
