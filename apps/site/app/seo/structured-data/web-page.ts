import type { PageIdentity } from '../page-identity.ts'
import { organizationId, partId, webPageId, webSiteId } from './ids.ts'
import { organizationReference } from './organization.ts'
import type { WebPage, WebPageType } from './vocabulary.ts'

type Facts = {
  type: WebPageType
  hasCrumbs: boolean
  /** The page says elsewhere who its organisation is. */
  namesOrganization: boolean
  mainEntity?: string | undefined
}

/** The page itself: the knot that ties everything else on it together. */
export function webPage(page: PageIdentity, facts: Facts): WebPage {
  return {
    '@type': facts.type,
    '@id': webPageId(page),
    url: page.url,
    name: page.title,
    description: page.description,
    inLanguage: page.locale,
    isPartOf: { '@id': webSiteId(page) },
    publisher: facts.namesOrganization
      ? { '@id': organizationId(page) }
      : organizationReference(page),
    breadcrumb: facts.hasCrumbs ? { '@id': partId(page, 'crumbs') } : undefined,
    mainEntity: facts.mainEntity ? { '@id': facts.mainEntity } : undefined,
  }
}
