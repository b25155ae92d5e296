import type { PageContext } from '#app/content/page-context.ts'
import { readWords } from '#app/content/read-words.server.ts'

export async function readPrivacy(context: PageContext) {
  const words = await readWords(context, 'privacy-policy')
  return words && { words }
}
