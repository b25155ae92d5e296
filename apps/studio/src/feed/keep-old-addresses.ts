import type { PayloadRequest } from 'payload'
import type { Published } from './publication.ts'

/**
 * Leaves a redirect where a published page used to stand (BLOG-09). Redirects that led to the old
 * address lead to the new one, so that no visitor hops twice; one that stood on the new address goes.
 */
export async function keepOldAddresses(
  req: PayloadRequest,
  basePath: string,
  before: Published,
  after: Published,
): Promise<void> {
  for (const locale of ['ar', 'en'] as const) {
    const [old, now] = [before.slugs[locale], after.slugs[locale]]
    if (!old || !now || old === now) continue
    const path = (slug: string) => `${locale === 'en' ? '/en' : ''}${basePath}/${slug}`
    await moveRedirects(req, path(old), path(now))
  }
}

async function moveRedirects(req: PayloadRequest, from: string, to: string) {
  const options = { req, overrideAccess: true, depth: 0 } as const
  const { payload } = req
  await payload.delete({ ...options, collection: 'redirects', where: { from: { in: [to, from] } } })
  await payload.update({
    ...options,
    collection: 'redirects',
    where: { to: { equals: from } },
    data: { to },
  })
  await payload.create({ ...options, collection: 'redirects', data: { from, to, status: '308' } as never })
}
