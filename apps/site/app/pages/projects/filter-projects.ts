/** The work, by what was asked for: `?service=web-applications&year=2025`. */
import { type ProjectCard, platformSchema } from '@wajiha/contract'
import { type Facet, filterByFacets, inListOrder } from '#app/content/facets.ts'

type ProjectFacet = 'service' | 'industry' | 'platform' | 'year' | 'country'

const facets: Record<Exclude<ProjectFacet, 'service'>, Facet<ProjectCard>> = {
  industry: {
    valuesOf: ({ client }) => (client.industry ? [client.industry.key] : []),
    labelOf: ({ client }) => client.industry?.name,
  },
  platform: {
    valuesOf: ({ platforms }) => platforms,
    compare: inListOrder(platformSchema.options),
  },
  year: { valuesOf: ({ year }) => [String(year)], compare: (one, other) => +other - +one },
  country: { valuesOf: ({ client }) => (client.country ? [client.country] : []) },
}

/**
 * @param asked as read from the address; values that nobody offers are ignored.
 * @param offered keys of the services in the editors' order.
 */
export const filterProjects = (
  projects: readonly ProjectCard[],
  asked: Partial<Record<string, readonly string[]>>,
  offered: readonly string[],
) =>
  filterByFacets<ProjectCard, ProjectFacet>(projects, asked, {
    path: '/our-projects',
    facets: {
      service: { valuesOf: ({ services }) => services, compare: inListOrder(offered) },
      ...facets,
    },
  })

export type ProjectFilter = Omit<ReturnType<typeof filterProjects>, 'items'>
