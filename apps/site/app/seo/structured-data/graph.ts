/** Everything a page tells search engines, as one graph in one script. */
import type { PageDescription } from '../page-description.ts'
import type { PageIdentity } from '../page-identity.ts'
import { breadcrumbList } from './breadcrumb-list.ts'
import { organizationId } from './ids.ts'
import { thingsOf } from './things-of.ts'
import type { Thing, WebPage } from './vocabulary.ts'
import { webPage } from './web-page.ts'

type Graph = { '@context': 'https://schema.org'; '@graph': Thing[] }

/** @returns nothing for a page that is not to be indexed and has nothing to tell. */
export function graphOf(page: PageIdentity, description: PageDescription): Graph | undefined {
  const isHidden = description.noindex || description.seo?.noindex
  if (isHidden && !description.subject) return undefined
  const { subject } = description
  const things = subject ? thingsOf(page, subject) : []
  const hasCrumbs = page.url !== page.address('/') && !isHidden
  const knot = webPage(page, {
    type: description.pageType ?? 'WebPage',
    hasCrumbs,
    namesOrganization: things.some((thing) => thing['@id'] === organizationId(page)),
    mainEntity: mainEntity(things),
  })
  const crumbs = hasCrumbs ? [breadcrumbList(page, description.parent)] : []
  return { '@context': 'https://schema.org', '@graph': [knot, ...crumbs, ...things] }
}

const mainTypes = new Set<Thing['@type']>(['Person', 'Service', 'CreativeWork', 'Blog'])

/** What the page is about, where it is about one thing. */
function mainEntity(things: readonly Thing[]): WebPage['@id'] | undefined {
  return things.find((thing) => mainTypes.has(thing['@type']))?.['@id']
}
