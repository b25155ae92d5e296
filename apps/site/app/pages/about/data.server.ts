import type { PageContext } from '#app/content/page-context.ts'
import { readWords } from '#app/content/read-words.server.ts'

export async function readAbout(context: PageContext) {
  const [words, branches] = await Promise.all([
    readWords(context, 'about'),
    context.read('branches'),
  ])
  return words && { words, branches: branches?.data ?? [] }
}
