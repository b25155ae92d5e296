/** Where the notebook's feeds stand in each language. */
import type { Locale } from '@wajiha/arabic'
import { localisedPath } from '#app/locale/paths.ts'

export const feedPaths = { rss: '/blogs/rss.xml', json: '/blogs/feed.json' } as const
export const feedTypes = { rss: 'application/rss+xml', json: 'application/feed+json' } as const

/** Links by which readers find the feeds. */
export function feedLinks(locale: Locale, site: string | undefined) {
  return (['rss', 'json'] as const).map((kind) => ({
    rel: 'alternate',
    type: feedTypes[kind],
    ...(site ? { title: site } : {}),
    href: localisedPath(feedPaths[kind], locale),
  }))
}
