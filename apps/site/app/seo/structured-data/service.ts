import type { Service as ServiceData } from '@wajiha/contract'
import { absoluteAddress } from '../absolute-address.ts'
import type { PageIdentity } from '../page-identity.ts'
import { country } from './country.ts'
import { organizationId, partId } from './ids.ts'
import type { Service } from './vocabulary.ts'

/** What is offered, and in the countries where the agency has an office. */
export function service(page: PageIdentity, data: ServiceData): Service {
  const countries = new Set(page.branches.map(({ address }) => address.country))
  return {
    '@type': 'Service',
    '@id': partId(page, 'service'),
    name: data.name,
    serviceType: data.name,
    description: data.summary,
    url: page.url,
    image: data.cover ? absoluteAddress(page.origin, data.cover.url) : page.image,
    provider: { '@id': organizationId(page) },
    areaServed: [...countries].map((code) => country(code, page.locale)),
  }
}
