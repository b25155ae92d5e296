import { menuLabel } from '../menu-label.ts'
import type { PageIdentity } from '../page-identity.ts'
import { partId } from './ids.ts'
import type { BreadcrumbList } from './vocabulary.ts'

/** The way from home to this page; a list whose name no menu says is left out. */
export function breadcrumbList(page: PageIdentity, parent: string | undefined): BreadcrumbList {
  const steps = [
    { name: page.general.names.site, item: page.address('/') },
    ...crumbTo(page, parent),
    { name: page.title, item: page.url },
  ]
  return {
    '@type': 'BreadcrumbList',
    '@id': partId(page, 'crumbs'),
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...step,
    })),
  }
}

function crumbTo(page: PageIdentity, path: string | undefined) {
  const name = path && menuLabel(page.general, path)
  return name ? [{ name, item: page.address(path) }] : []
}
