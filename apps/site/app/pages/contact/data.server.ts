import type { PageContext } from '#app/content/page-context.ts'
import { readWords } from '#app/content/read-words.server.ts'

export async function readContact(context: PageContext) {
  const [words, branches] = await Promise.all([
    readWords(context, 'contact'),
    context.read('branches'),
  ])
  return words && { words, branches: branches?.data ?? [] }
}
