import type { Locale, ServiceCard, Service as ServiceData } from '@wajiha/contract'
import { keysOf } from '@wajiha/contract/records'
import type { Service } from '../../payload-types.ts'
import { plainServiceWords } from '../service-words.data.ts'
import { defined } from './defined.ts'
import { toImage } from './image.ts'
import { toOpening } from './offered.ts'
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
  opening: toOpening(service),
})

export const toService = (service: Service, languages: Locale[], locale: Locale): ServiceData => ({
  ...toServiceCard(service),
  title: service.title,
  lead: service.lead,
  ...defined({ cover: toImage(service.cover) }),
  offer: toRichText(service.offer, locale),
  words: toWords(service, locale),
  deliverables: toTitledTexts(service.deliverables),
  process: toSteps(service.process),
  questions: toQuestions(service.questions, locale),
  projects: toProjectCards(service.projects),
  testimonials: toTestimonials(service.testimonials),
  languages,
  seo: toSeo(service.seo),
  updatedAt: service.updatedAt,
})

/** The headings as its editors wrote them, the usual ones where they wrote none. */
function toWords({ words }: Service, locale: Locale): ServiceData['words'] {
  const said = keysOf(plainServiceWords).map((name) => [
    name,
    words?.[name]?.trim() || plainServiceWords[name][locale],
  ])
  return Object.fromEntries(said)
}
