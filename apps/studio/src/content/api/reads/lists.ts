/** The short lists: testimonials, branches, redirects. */
import { toBranch } from '../../mappers/branch.ts'
import { toRedirect } from '../../mappers/link.ts'
import { toTestimonials } from '../../mappers/testimonial.ts'
import type { ReadEndpoint } from '../read.ts'
import { createFinder } from './find.ts'

export const testimonials: ReadEndpoint<'testimonials'> = async (payload, { locale }) => {
  const find = createFinder(payload, locale)
  const found = await find.list('testimonials', { sort: 'order', depth: 1 })
  return { data: toTestimonials(found), tags: [...find.tags] }
}

export const branches: ReadEndpoint<'branches'> = async (payload, { locale }) => {
  const find = createFinder(payload, locale)
  const found = await find.list('branches', { sort: 'order', depth: 0 })
  return { data: found.filter(({ name }) => name).map(toBranch), tags: [...find.tags] }
}

export const redirects: ReadEndpoint<'redirects'> = async (payload, { locale }) => {
  const find = createFinder(payload, locale)
  const found = await find.list('redirects', { isDrafted: false, depth: 0 })
  return { data: found.map(toRedirect), tags: [...find.tags] }
}
