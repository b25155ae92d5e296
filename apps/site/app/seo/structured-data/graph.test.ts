import { describe, expect, it } from 'vitest'
import { pageIdentity } from '../../../test/page-identity.ts'
import type { PageDescription } from '../page-description.ts'
import { graphOf } from './graph.ts'

const about: PageDescription = { title: 'من نحن', paths: { ar: '/about' } }

describe('graphOf', () => {
  it('ties the page to its site, its way from home and its organisation', () => {
    const page = pageIdentity('/about', 'en')
    expect(graphOf(page, about)?.['@graph']).toEqual([
      {
        '@type': 'WebPage',
        '@id': 'https://birkar.example/en/about#page',
        url: 'https://birkar.example/en/about',
        name: 'من نحن',
        description: 'قصّة',
        inLanguage: 'en',
        isPartOf: { '@id': 'https://birkar.example/en/#website' },
        publisher: {
          '@type': 'Organization',
          '@id': 'https://birkar.example/#organization',
          name: 'بِركار',
          url: 'https://birkar.example/en',
        },
        breadcrumb: { '@id': 'https://birkar.example/en/about#crumbs' },
        mainEntity: undefined,
      },
      expect.objectContaining({ '@type': 'BreadcrumbList' }),
    ])
  })

  it('refers to the organisation where the page introduces it, and has no way to itself at home', () => {
    const page = pageIdentity('/')
    const graph = graphOf(page, { ...about, subject: { is: 'home' } })
    const [knot, ...things] = graph?.['@graph'] ?? []
    expect(knot).toMatchObject({
      publisher: { '@id': 'https://birkar.example/#organization' },
      breadcrumb: undefined,
    })
    expect(things.map((thing) => thing['@type'])).toEqual(['Organization', 'WebSite'])
  })

  it('says nothing of a page that is not to be indexed, unless it has something to tell', () => {
    const page = pageIdentity()
    expect(graphOf(page, { ...about, noindex: true })).toBeUndefined()
    expect(graphOf(page, { ...about, seo: { noindex: true } })).toBeUndefined()
  })
})
