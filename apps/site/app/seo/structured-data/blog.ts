import type { PageIdentity } from '../page-identity.ts'
import { blogId, organizationId } from './ids.ts'
import type { Blog } from './vocabulary.ts'

/** The notebook as a whole, in the page's language. */
export function blog(page: PageIdentity): Blog {
  return {
    '@type': 'Blog',
    '@id': blogId(page),
    name: page.title,
    description: page.description,
    url: page.address('/blogs'),
    inLanguage: page.locale,
    publisher: { '@id': organizationId(page) },
  }
}
