import type { PageContext } from '#app/content/page-context.ts'
import { readWords } from '#app/content/read-words.server.ts'

export async function readThankYou(context: PageContext) {
  const words = await readWords(context, 'thank-you')
  return words && { words }
}
