import type { Where } from 'payload'
import type { Project } from '../../../payload-types.ts'
import { isListed, toProject, toProjectCard } from '../../mappers/project.ts'
import type { ReadEndpoint } from '../read.ts'
import { createFinder, type Finder } from './find.ts'
import { locateAround } from './locate-project.ts'

export const projects: ReadEndpoint<'projects'> = async (payload, { locale }) => {
  const find = createFinder(payload, locale)
  return { data: (await listed(find)).map(toProjectCard), tags: [...find.tags] }
}

export const project: ReadEndpoint<'project'> = async (payload, { locale, params }) => {
  const find = createFinder(payload, locale)
  const found = await find.one('projects', { where: { slug: { equals: params.slug } }, depth: 2 })
  if (!found || found.confidentiality === 'private') return undefined
  const [place, slugs] = await Promise.all([
    locateAround(payload, locale, found.id),
    find.slugs('projects', found.id),
  ])
  const ids = [...new Set([place.next, ...place.related].filter((id) => id !== undefined))]
  const cards = await listed(find, { id: { in: ids } })
  const card = (id?: string) => cards.find((one) => one.id === id)
  const related = place.related.flatMap((id) => card(id) ?? [])
  const around = { slugs, related, next: card(place.next) }
  return { data: toProject(found, around, locale), tags: [...find.tags] }
}

/** What may stand in a list, in the editors' order. */
async function listed(find: Finder, where?: Where): Promise<Project[]> {
  const sort = ['order', '-createdAt', 'id']
  const found = await find.list('projects', {
    sort,
    depth: 2,
    asCards: true,
    ...(where ? { where } : {}),
  })
  return found.filter(isListed)
}
