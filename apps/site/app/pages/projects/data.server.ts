import type { PageContext } from '#app/content/page-context.ts'
import { readWords } from '#app/content/read-words.server.ts'

export async function readProjects(context: PageContext) {
  const [words, projects] = await Promise.all([
    readWords(context, 'our-projects'),
    context.read('projects'),
  ])
  return words && { words, projects: projects?.data ?? [] }
}
