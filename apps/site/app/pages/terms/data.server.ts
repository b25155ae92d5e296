import type { PageContext } from '#app/content/page-context.ts'
import { readWords } from '#app/content/read-words.server.ts'

export async function readTerms(context: PageContext) {
  const words = await readWords(context, 'terms-and-conditions')
  return words && { words }
}
