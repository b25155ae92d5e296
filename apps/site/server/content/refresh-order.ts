import type { ContentRequest } from './answer-key.ts'
import type { Entry } from './entry.ts'

/**
 * What to read again first after a change: answers that share most of its tags (the changed document
 * itself), then short paths (lists before their neighbours' details).
 */
export function refreshOrder(entries: Entry[], tags: ReadonlySet<string>): ContentRequest[] {
  const nearness = (entry: Entry) => entry.tags.filter((tag) => tags.has(tag)).length
  return entries
    .map((entry) => ({ request: entry.request, nearness: nearness(entry) }))
    .sort((a, b) => b.nearness - a.nearness || a.request.path.length - b.request.path.length)
    .map(({ request }) => request)
}
