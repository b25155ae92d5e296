/** The work that the address asks for, and what else it could ask for. */
import type { PageContext } from '#app/content/page-context.ts'
import { readWords } from '#app/content/read-words.server.ts'
import { filterProjects } from './filter-projects.ts'

export async function readProjects(context: PageContext) {
  const [words, projects, services] = await Promise.all([
    readWords(context, 'our-projects'),
    context.read('projects'),
    context.read('services'),
  ])
  if (!words) return undefined
  const all = projects?.data ?? []
  const offered = (services?.data ?? []).map(({ key }) => key)
  const { items, ...filter } = filterProjects(all, context.choices, offered)
  return {
    words,
    projects: items,
    total: all.length,
    /** How many answer the choice whatever their service. */
    ofAnyService: filterProjects(all, { ...context.choices, service: [] }, offered).items.length,
    filter,
    ...(filter.hasUnknown ? { isPassing: true as const } : {}),
  }
}
