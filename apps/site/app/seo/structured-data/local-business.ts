import type { Branch, JobCard } from '@wajiha/contract'
import { absoluteAddress } from '../absolute-address.ts'
import type { PageIdentity } from '../page-identity.ts'
import { branchId } from './ids.ts'
import { openingHours, specialOpeningHours } from './opening-hours.ts'
import { organizationReference } from './organization.ts'
import type { PostalAddress, ProfessionalService } from './vocabulary.ts'

/** An office that people can call or walk into, in the page's language. */
export function localBusiness(page: PageIdentity, branch: Branch): ProfessionalService {
  const { general, origin } = page
  return {
    '@type': 'ProfessionalService',
    '@id': branchId(page, branch.slug),
    name: `${general.names.site} · ${branch.name}`,
    url: page.address('/contact'),
    image: general.logos.light && absoluteAddress(origin, general.logos.light.url),
    parentOrganization: organizationReference(page),
    address: postalAddress(branch.address),
    geo: branch.geo && {
      '@type': 'GeoCoordinates',
      latitude: branch.geo.lat,
      longitude: branch.geo.lng,
    },
    hasMap: branch.mapUrl,
    telephone: branch.phones[0]?.e164,
    email: branch.email,
    openingHoursSpecification: openingHours(branch.hours),
    specialOpeningHoursSpecification: specialOpeningHours(branch),
  }
}

type Place = Branch['address'] | JobCard['locations'][number]

export function postalAddress(place: Place): PostalAddress {
  return {
    '@type': 'PostalAddress',
    streetAddress: place.street,
    addressLocality: place.locality,
    addressRegion: place.region,
    postalCode: place.postalCode,
    addressCountry: place.country,
  }
}
