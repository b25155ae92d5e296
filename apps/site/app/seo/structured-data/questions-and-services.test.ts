import { describe, expect, it } from 'vitest'
import { pageIdentity, sample } from '../../../test/page-identity.ts'
import { breadcrumbList } from './breadcrumb-list.ts'
import { faqPage } from './faq-page.ts'
import { service } from './service.ts'

const page = pageIdentity('/web-applications')

describe('faqPage', () => {
  it('lists the questions that are shown, and is not there without any', () => {
    const answer = [
      { type: 'paragraph' as const, children: [{ type: 'text' as const, text: 'نعم' }] },
    ]
    expect(faqPage(page, [{ question: 'هل تكتبون؟', answer }])[0]?.mainEntity).toEqual([
      {
        '@type': 'Question',
        name: 'هل تكتبون؟',
        acceptedAnswer: { '@type': 'Answer', text: '<p>نعم</p>' },
      },
    ])
    expect(faqPage(page, [])).toEqual([])
  })
})

describe('service', () => {
  it('is offered where the agency has offices, each country once', () => {
    const office = (slug: string, country: string) => ({
      slug,
      name: slug,
      address: { street: '١', locality: slug, country },
      phones: [],
    })
    const branches = [office('riyadh', 'SA'), office('jeddah', 'SA'), office('cairo', 'EG')]
    const { areaServed } = service({ ...page, branches }, sample('service'))
    expect(areaServed.map(({ name }) => name)).toEqual(['السعوديّة', 'مصر'])
  })
})

describe('breadcrumbList', () => {
  it('leads from home over the list, by the name the menu gives it', () => {
    const steps = breadcrumbList(page, '/our-projects').itemListElement
    expect(steps.map(({ position, name }) => `${position} ${name}`)).toEqual([
      '1 بِركار',
      '2 أعمالنا',
      '3 من نحن',
    ])
  })

  it('leaves out a list that no menu names', () => {
    expect(breadcrumbList(page, '/blogs').itemListElement).toHaveLength(2)
  })
})
