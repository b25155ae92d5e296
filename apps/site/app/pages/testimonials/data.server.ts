import type { PageContext } from '#app/content/page-context.ts'
import { readWords } from '#app/content/read-words.server.ts'

export async function readTestimonials(context: PageContext) {
  const [words, testimonials] = await Promise.all([
    readWords(context, 'testimonials'),
    context.read('testimonials'),
  ])
  return words && { words, testimonials: testimonials?.data ?? [] }
}
