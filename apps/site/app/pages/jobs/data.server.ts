/** The open seats that the address asks for, and what else it could ask for. */
import type { PageContext } from '#app/content/page-context.ts'
import { readWords } from '#app/content/read-words.server.ts'
import { filterJobs } from './filter-jobs.ts'

export async function readJobs(context: PageContext) {
  const [words, jobs] = await Promise.all([readWords(context, 'join-us'), context.read('jobs')])
  if (!words) return undefined
  const { query, choices } = context
  const { items, ...filter } = filterJobs(jobs?.data ?? [], choices, query.q)
  return {
    words,
    jobs: items,
    /** All open seats, however the list is filtered. */
    total: jobs?.data.length ?? 0,
    filter,
    ...(filter.hasUnknown || query.q !== undefined ? { isPassing: true as const } : {}),
  }
}
