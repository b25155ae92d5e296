/**
 * Addresses of one part, such as `/our-team`: which of them the site has taken for itself, and how one may be
 * written. An editor's page never stands there.
 */
import { legacyPaths } from './redirects/legacy-paths.ts'

/** Languages, and the studio on a host that both share. */
const hosts = ['ar', 'en', 'admin', 'studio', 'api', 'preview']
/** First parts of the site's pages; `home` is how pictures of shared links name `/`. */
const pages = [
  'home',
  'about',
  'contact',
  'campaign',
  'card',
  'thank-you',
  'blogs',
  'authors',
  'testimonials',
  'join-us',
  'privacy-policy',
  'terms-and-conditions',
  'our-projects',
  'web-applications',
  'mobile-applications',
  'digital-marketing',
]
const noPages = [
  'healthz',
  'readyz',
  'metrics',
  'media',
  'files',
  'share',
  'short',
  'w',
  'newsletter',
]
/** The site before this one: whoever has such a link is led on. */
const former = Object.keys(legacyPaths).flatMap((path) => path.split('/')[0] ?? [])

/** `apps/site/server/addresses.test.ts` holds them to the site's own tables. */
const taken: ReadonlySet<string> = new Set([hosts, pages, noPages, former].flat())

/** Letters and digits with hyphens between: what stands in an address without a percent sign's help to be read. */
const spelling = /^[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*$/u

/** @param slug decoded. @returns why no page of an editor stands under it; nothing where one may. */
export function mistakeInOwnAddress(slug: string): 'spelling' | 'taken' | undefined {
  const plain = slug.normalize('NFC').toLowerCase()
  if (!spelling.test(plain)) return 'spelling'
  return taken.has(plain) ? 'taken' : undefined
}
