/** What clients say, of one service when the address names one. */
import type { Testimonial } from '@wajiha/contract'
import { filterByFacets, inListOrder } from '#app/content/facets.ts'
import type { PageContext } from '#app/content/page-context.ts'
import { readWords } from '#app/content/read-words.server.ts'

export async function readTestimonials(context: PageContext) {
  const [words, testimonials, services] = await Promise.all([
    readWords(context, 'testimonials'),
    context.read('testimonials'),
    context.read('services'),
  ])
  if (!words) return undefined
  const all = testimonials?.data ?? []
  const { items, ...filter } = filterByFacets<Testimonial, 'service'>(all, context.choices, {
    path: '/testimonials',
    facets: {
      service: {
        valuesOf: (voice) => voice.services,
        compare: inListOrder((services?.data ?? []).map(({ key }) => key)),
      },
    },
  })
  return {
    words,
    testimonials: items,
    total: all.length,
    filter,
    ...(filter.hasUnknown ? { isPassing: true as const } : {}),
  }
}
