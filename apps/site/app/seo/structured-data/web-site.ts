import type { PageIdentity } from '../page-identity.ts'
import { organizationId, webSiteId } from './ids.ts'
import type { WebSite } from './vocabulary.ts'

/** The site in the page's language, and how to search its notebook. */
export function webSite(page: PageIdentity): WebSite {
  return {
    '@type': 'WebSite',
    '@id': webSiteId(page),
    url: page.address('/'),
    name: page.general.names.site,
    inLanguage: page.locale,
    publisher: { '@id': organizationId(page) },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${page.address('/blogs')}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  }
}
