import type { ProjectCard } from '@wajiha/contract'
import { describe, expect, it } from 'vitest'
import { filterProjects } from './filter-projects.ts'

const project = (id: string, more: Partial<ProjectCard>, industry = 'culture') =>
  ({
    id,
    services: [],
    platforms: ['web'],
    year: 2025,
    client: {
      name: id,
      anonymous: false,
      country: 'SA',
      industry: { key: industry, name: industry },
    },
    ...more,
  }) as unknown as ProjectCard

const all = [
  project('رواق', { services: ['web-applications'], year: 2024 }),
  project(
    'سقيا',
    { services: ['mobile-applications', 'digital-marketing'], platforms: ['ios'] },
    'utilities',
  ),
  project('تمر', { services: ['web-applications', 'digital-marketing'], year: 2024 }, 'food'),
  project('ديوان', { services: ['web-applications'] }, 'government'),
]
/** As the editors put them. */
const offered = ['web-applications', 'mobile-applications', 'digital-marketing']
const ids = (asked: Record<string, string[]>) =>
  filterProjects(all, asked, offered).items.map(({ id }) => id)

describe('filterProjects', () => {
  it('shows everything when nothing is asked', () => {
    expect(filterProjects(all, {}, offered)).toMatchObject({
      items: all,
      isFiltered: false,
      hasUnknown: false,
      canonical: '/our-projects',
    })
  })

  it('widens within a facet and narrows across facets', () => {
    expect(ids({ service: ['mobile-applications', 'web-applications'] })).toHaveLength(4)
    expect(ids({ service: ['digital-marketing'], year: ['2024'] })).toEqual(['تمر'])
    expect(ids({ service: ['mobile-applications'], year: ['2024'] })).toEqual([])
  })

  it('counts what each option would show beside the other facets', () => {
    const { facets } = filterProjects(
      all,
      { service: ['web-applications'], year: ['2024'] },
      offered,
    )
    const counts = (name: 'service' | 'year') =>
      Object.fromEntries(facets[name].map(({ value, count }) => [value, count]))
    expect(counts('service')).toEqual({
      'web-applications': 2,
      'mobile-applications': 0,
      'digital-marketing': 1,
    })
    expect(counts('year')).toEqual({ 2025: 1, 2024: 2 })
    for (const { value, count } of facets.service)
      expect(ids({ service: [value], year: ['2024'] })).toHaveLength(count)
  })

  it('puts services in their order, years newest first, and names industries', () => {
    const { facets } = filterProjects(all, {}, offered)
    expect(facets.service.map(({ value }) => value)).toEqual([
      'web-applications',
      'mobile-applications',
      'digital-marketing',
    ])
    expect(facets.year.map(({ value }) => value)).toEqual(['2025', '2024'])
    expect(facets.industry[0]).toMatchObject({ value: 'culture', label: 'culture' })
  })

  it('makes links that put a choice in and take it out again', () => {
    const { facets, resetHref } = filterProjects(
      all,
      {
        year: ['2024'],
        service: ['digital-marketing'],
      },
      offered,
    )
    const href = (value: string) => facets.service.find((one) => one.value === value)?.href
    expect(href('digital-marketing')).toBe('/our-projects?year=2024')
    expect(href('web-applications')).toBe(
      '/our-projects?service=digital-marketing&service=web-applications&year=2024',
    )
    expect(resetHref).toBe('/our-projects')
  })

  it('ignores what nobody offers, and leaves it out of the canonical address', () => {
    const found = filterProjects(
      all,
      { service: ['x', 'web-applications'], year: ['1999'] },
      offered,
    )
    expect(found.items).toHaveLength(3)
    expect(found).toMatchObject({
      chosen: { service: ['web-applications'] },
      canonical: '/our-projects?service=web-applications',
      hasUnknown: true,
    })
  })
})
