/** The open seats that the address asks for, what else it could ask for, and whom one would join. */
import type { PageContext } from '#app/content/page-context.ts'
import { readWords } from '#app/content/read-words.server.ts'
import { filterJobs } from './filter-jobs.ts'

/** Two rows of three on a phone, one row on a wide screen. */
const shownPeople = 6

export async function readJobs(context: PageContext) {
  const [words, about, jobs] = await Promise.all([
    readWords(context, 'join-us'),
    readWords(context, 'about'),
    context.read('jobs'),
  ])
  if (!words) return undefined
  const { query, choices } = context
  const { items, ...filter } = filterJobs(jobs?.data ?? [], choices, query.q)
  return {
    words,
    people: (about?.team.people ?? []).filter(({ photo }) => photo).slice(0, shownPeople),
    jobs: items,
    /** All open seats, however the list is filtered. */
    total: jobs?.data.length ?? 0,
    filter,
    ...(filter.hasUnknown || query.q !== undefined ? { isPassing: true as const } : {}),
  }
}
