/** The work, by what was asked for: `?service=web-applications&year=2025`. */
import { type ProjectCard, platformSchema, serviceKeySchema } from '@wajiha/contract'
import { type Facet, filterByFacets, inListOrder } from '#app/content/facets.ts'

type ProjectFacet = 'service' | 'industry' | 'platform' | 'year' | 'country'

const facets: Record<ProjectFacet, Facet<ProjectCard>> = {
  service: { valuesOf: ({ services }) => services, compare: inListOrder(serviceKeySchema.options) },
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

/** @param asked as read from the address; values that nobody offers are ignored. */
export const filterProjects = (
  projects: readonly ProjectCard[],
  asked: Partial<Record<string, readonly string[]>>,
) => filterByFacets(projects, asked, { path: '/our-projects', facets })

export type ProjectFilter = Omit<ReturnType<typeof filterProjects>, 'items'>
