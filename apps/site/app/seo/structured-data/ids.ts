/** Names by which the things of one site refer to each other; the same on every page. */
import type { PageIdentity } from '../page-identity.ts'

type Home = Pick<PageIdentity, 'origin'>
type Spoken = Pick<PageIdentity, 'address'>

/** One organisation, whichever language speaks of it. */
export const organizationId = ({ origin }: Home) => `${origin}/#organization`
export const branchId = ({ origin }: Home, slug: string) => `${origin}/#branch-${slug}`
/** Each language is a site of its own: it has its own name and search. */
export const webSiteId = ({ address }: Spoken) => `${address('/').replace(/\/$/, '')}/#website`
export const blogId = ({ address }: Spoken) => `${address('/blogs')}#blog`
/** The page itself, and parts of it. */
export const webPageId = ({ url }: Pick<PageIdentity, 'url'>) => `${url}#page`
export const partId = ({ url }: Pick<PageIdentity, 'url'>, part: string) => `${url}#${part}`
