/**
 * Work as the public may see it. A confidential client loses name, logo, address and country here,
 * before anything leaves the studio (WORK-03).
 */
import type { Locale, ProjectCard, Project as ProjectData, Slugs } from '@wajiha/contract'
import type { Project } from '../../payload-types.ts'
import { dayOf, defined, document, documents, isPublic, worded } from './defined.ts'
import { toRecording } from './download.ts'
import { toImage } from './image.ts'
import { IncompleteDocument } from './incomplete.ts'
import { toMetrics } from './metric.ts'
import { firstOpening, toServiceKeys } from './offered.ts'
import { toRichText } from './rich-text.ts'
import { toSeo } from './seo.ts'
import { toTestimonials } from './testimonial.ts'

/** @throws when the project has no cover; one cannot be published without. */
export function toProjectCard(project: Project): ProjectCard {
  const cover = toImage(project.cover)
  if (!cover) throw new IncompleteDocument(`Project ${project.id} has no cover that can be shown.`)
  return {
    id: project.id,
    slug: project.slug,
    title: project.title,
    kind: project.kind,
    summary: project.summary,
    client: toClient(project),
    services: toServiceKeys(project.services),
    platforms: project.platforms ?? [],
    year: project.year,
    cover,
    paper: project.paper,
    featured: project.featured ?? false,
    ...defined({ metric: toMetrics(project.metrics)[0] }),
  }
}

type Around = { slugs: Slugs; related: Project[]; next?: Project | undefined }

export const toProject = (project: Project, around: Around, locale: Locale): ProjectData => ({
  ...toProjectCard(project),
  slugs: around.slugs,
  ...toStory(project, locale),
  metrics: toMetrics(project.metrics),
  stack: (project.stack ?? []).map(({ name }) => name),
  ...defined({
    startedAt: dayOf(project.startedAt),
    launchedAt: dayOf(project.launchedAt),
    liveUrl: isNamed(project) ? project.liveUrl || undefined : undefined,
    publishedAt: project.publishedAt,
    opening: firstOpening(project.services),
    next: around.next && toProjectCard(around.next),
  }),
  stores: isNamed(project) ? defined({ ...project.stores }) : {},
  gallery: toGallery(project),
  // The client's own words would name the client.
  testimonials: isNamed(project) ? toTestimonials(project.testimonials) : [],
  team: worded(project.team, 'name', 'role').map(({ name, role }) => ({ name, role })),
  related: around.related.map(toProjectCard),
  // Only who has the link comes here, and nobody finds it by searching.
  seo: {
    ...toSeo(project.seo),
    ...(project.confidentiality === 'unlisted' ? { noindex: true } : {}),
  },
  updatedAt: project.updatedAt,
})

/** In lists: published in this language and not kept for those who have the link. */
export const isListed = (project: Project): boolean =>
  isPublic(project) &&
  Boolean(project.slug && project.title && toImage(project.cover)) &&
  (project.confidentiality === 'public' || project.confidentiality === 'anonymised')

/** Cards of the projects among these that may be listed. */
export const toProjectCards = (relations: readonly (string | Project)[] | null | undefined) =>
  documents(relations).filter(isListed).map(toProjectCard)

const isNamed = ({ confidentiality }: Project) => confidentiality !== 'anonymised'

function toClient(project: Project): ProjectCard['client'] {
  const { client } = project
  const industry = document(client.industry)
  const shown = industry?.name ? { industry: { key: industry.key, name: industry.name } } : {}
  if (!isNamed(project))
    return { name: client.anonymousName || project.title, anonymous: true, ...shown }
  return {
    name: client.name,
    anonymous: false,
    ...shown,
    ...defined({
      logo: toImage(client.logo),
      url: client.url || undefined,
      country: client.country || undefined,
    }),
  }
}

const toStory = (project: Project, locale: Locale) => ({
  challenge: toRichText(project.challenge, locale),
  approach: toRichText(project.approach, locale),
  result: toRichText(project.result, locale),
})

function toGallery({ gallery }: Project): ProjectData['gallery'] {
  return (gallery ?? []).flatMap(({ image, caption, frame, scrolls, recording }) => {
    const shown = toImage(image)
    const more = { caption: caption || undefined, recording: toRecording(recording) }
    return shown ? [{ image: shown, frame, ...(scrolls ? { scrolls } : {}), ...defined(more) }] : []
  })
}
