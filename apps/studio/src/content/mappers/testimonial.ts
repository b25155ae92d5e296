import type { Testimonial as TestimonialData } from '@wajiha/contract'
import type { Project, Testimonial } from '../../payload-types.ts'
import { dayOf, defined, document, documents, isPublic } from './defined.ts'
import { toImage } from './image.ts'
import { toMetrics } from './metric.ts'
import { toServiceKeys } from './offered.ts'

export const toTestimonial = (testimonial: Testimonial): TestimonialData => ({
  id: testimonial.id,
  quote: testimonial.quote,
  originalLocale: testimonial.originalLocale,
  author: {
    name: testimonial.author.name,
    title: testimonial.author.title,
    ...toCompany(testimonial),
  },
  ...defined({
    rating: testimonial.rating,
    videoUrl: testimonial.videoUrl || undefined,
    project: toProjectLink(document(testimonial.project)),
    date: dayOf(testimonial.date),
  }),
  services: toServiceKeys(testimonial.services),
  featured: testimonial.featured ?? false,
})

/** Testimonials that are published and worded in this language. */
export const toTestimonials = (relations: readonly (string | Testimonial)[] | null | undefined) =>
  documents(relations)
    .filter((one) => isPublic(one) && one.quote)
    .map(toTestimonial)

/** The client’s words may be public while the client’s name is not. */
function toCompany({ author, project }: Testimonial) {
  const work = document(project)
  if (work?.confidentiality === 'anonymised')
    return defined({ company: inSentence(work.client?.anonymousName) })
  return defined({ company: author.company || undefined, photo: toImage(author.photo) })
}

/** A stand-in name opens a line of the project, and here it follows a comma: «…, a clinic». */
const inSentence = (name: string | null | undefined) =>
  name?.replace(/^An? /, (article) => article.toLowerCase()) || undefined

/** A client who asked not to be named is not named by a link to the work either, unless it is public. */
function toProjectLink(project: Project | undefined) {
  if (!project?.slug || !isPublic(project) || project.confidentiality !== 'public') return undefined
  const { title, slug, paper } = project
  return { title, slug, paper, ...defined({ metric: toMetrics(project.metrics)[0] }) }
}
