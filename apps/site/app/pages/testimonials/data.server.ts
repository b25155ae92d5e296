/** What clients say, of one service when the address names one. */
import { serviceKeySchema, type Testimonial } from '@wajiha/contract'
import { type Facet, filterByFacets, inListOrder } from '#app/content/facets.ts'
import type { PageContext } from '#app/content/page-context.ts'
import { readWords } from '#app/content/read-words.server.ts'

const facets: Record<'service', Facet<Testimonial>> = {
  service: { valuesOf: ({ services }) => services, compare: inListOrder(serviceKeySchema.options) },
}

export async function readTestimonials(context: PageContext) {
  const [words, testimonials] = await Promise.all([
    readWords(context, 'testimonials'),
    context.read('testimonials'),
  ])
  if (!words) return undefined
  const all = testimonials?.data ?? []
  const { items, ...filter } = filterByFacets(all, context.choices, {
    path: '/testimonials',
    facets,
  })
  return {
    words,
    testimonials: items,
    total: all.length,
    filter,
    ...(filter.hasUnknown ? { isPassing: true as const } : {}),
  }
}
