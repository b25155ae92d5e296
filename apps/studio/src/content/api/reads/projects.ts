import type { Project } from '../../../payload-types.ts'
import { isListed, toProject, toProjectCard } from '../../mappers/project.ts'
import type { ReadEndpoint } from '../read.ts'
import { createFinder, type Finder } from './find.ts'

const relatedCount = 3

export const projects: ReadEndpoint<'projects'> = async (payload, { locale }) => {
  const find = createFinder(payload, locale)
  return { data: (await listed(find)).map(toProjectCard), tags: [...find.tags] }
}

export const project: ReadEndpoint<'project'> = async (payload, { locale, params }) => {
  const find = createFinder(payload, locale)
  const found = await find.one('projects', { where: { slug: { equals: params.slug } }, depth: 2 })
  if (!found || found.confidentiality === 'private') return undefined
  const [all, slugs] = await Promise.all([listed(find), find.slugs('projects', found.id)])
  const around = { slugs, related: relatedTo(found, all), next: nextOf(found, all) }
  return { data: toProject(found, around, locale), tags: [...find.tags] }
}

/** Everything that may stand in a list, in the editors' order. */
async function listed(find: Finder): Promise<Project[]> {
  const found = await find.list('projects', { sort: 'order', depth: 2, asCards: true })
  return found.filter(isListed)
}

/** Those that share most services with it, in the editors' order among equals. */
function relatedTo(project: Project, all: Project[]): Project[] {
  const shared = (other: Project) =>
    other.services.filter((service) => project.services.includes(service)).length
  return all
    .filter(({ id }) => id !== project.id)
    .sort((a, b) => shared(b) - shared(a))
    .slice(0, relatedCount)
}

/** The next project in order; after the last comes the first. */
function nextOf(project: Project, all: Project[]): Project | undefined {
  const index = all.findIndex(({ id }) => id === project.id)
  const next = all[(index + 1) % all.length]
  return next?.id === project.id ? undefined : next
}
