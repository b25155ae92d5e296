import type { Locale, ServiceCard, Service as ServiceData } from '@wajiha/contract'
import type { Service } from '../../payload-types.ts'
import { defined } from './defined.ts'
import { toImage } from './image.ts'
import { toLines, toQuestions, toSteps, toTitledTexts } from './parts.ts'
import { toProjectCards } from './project.ts'
import { toRichText } from './rich-text.ts'
import { toSeo } from './seo.ts'
import { toTestimonials } from './testimonial.ts'

export const toServiceCard = (service: Service): ServiceCard => ({
  key: service.key,
  name: service.name,
  summary: service.summary,
  points: toLines(service.points),
  paper: service.paper,
})

export const toService = (service: Service, languages: Locale[], locale: Locale): ServiceData => ({
  ...toServiceCard(service),
  title: service.title,
  lead: service.lead,
  ...defined({ cover: toImage(service.cover) }),
  offer: toRichText(service.offer, locale),
  deliverables: toTitledTexts(service.deliverables),
  process: toSteps(service.process),
  questions: toQuestions(service.questions, locale),
  projects: toProjectCards(service.projects),
  testimonials: toTestimonials(service.testimonials),
  languages,
  seo: toSeo(service.seo),
  updatedAt: service.updatedAt,
})
