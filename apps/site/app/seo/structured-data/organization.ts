import { absoluteAddress } from '../absolute-address.ts'
import type { PageIdentity } from '../page-identity.ts'
import { organizationId } from './ids.ts'
import type { Organization, OrganizationReference } from './vocabulary.ts'

/** Who stands behind the site, in full: on the pages that introduce it. */
export function organization(page: PageIdentity): Organization {
  const { general, origin } = page
  const { contacts, logos, names, social, foundedYear } = general
  const logo = logos.light && absoluteAddress(origin, logos.light.url)
  return {
    ...organizationReference(page),
    legalName: names.legal,
    slogan: names.tagline,
    description: general.description,
    logo: logos.light && {
      '@type': 'ImageObject',
      url: absoluteAddress(origin, logos.light.url),
      width: logos.light.width,
      height: logos.light.height,
    },
    image: logo,
    email: contacts.email,
    telephone: contacts.phone,
    foundingDate: foundedYear === undefined ? undefined : String(foundedYear),
    sameAs: social.map(({ url }) => url),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      telephone: contacts.phone,
      email: contacts.email,
      availableLanguage: ['ar', 'en'],
    },
  }
}

/** The same organisation, only named: on all other pages. */
export function organizationReference(page: PageIdentity): OrganizationReference {
  return {
    '@type': 'Organization',
    '@id': organizationId(page),
    name: page.general.names.site,
    url: page.address('/'),
  }
}
