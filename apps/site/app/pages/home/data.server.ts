/** The home page: its own words, and the newest of everything else. */
import type { PageContext } from '#app/content/page-context.ts'
import { readWords } from '#app/content/read-words.server.ts'

export async function readHome(context: PageContext) {
  const { read } = context
  const [words, services, projects, testimonials, posts] = await Promise.all([
    readWords(context, 'home'),
    read('services'),
    read('projects'),
    read('testimonials'),
    read('blogs', {}, { perPage: 3 }),
  ])
  if (!words) return undefined
  const work = projects?.data ?? []
  const featured = work.filter((project) => project.featured)
  return {
    words,
    services: services?.data ?? [],
    projects: (featured.length > 0 ? featured : work).slice(0, 4),
    testimonials: (testimonials?.data ?? []).filter((voice) => voice.featured).slice(0, 5),
    posts: posts?.data ?? [],
  }
}
