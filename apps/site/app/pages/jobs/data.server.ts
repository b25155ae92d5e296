import type { PageContext } from '#app/content/page-context.ts'
import { readWords } from '#app/content/read-words.server.ts'

export async function readJobs(context: PageContext) {
  const [words, jobs] = await Promise.all([readWords(context, 'join-us'), context.read('jobs')])
  return words && { words, jobs: jobs?.data ?? [] }
}
