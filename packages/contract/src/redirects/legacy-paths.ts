/**
 * Addresses of the site before this one (BEHAVIOURS 8). They stand in many old links, each without a
 * language and under six prefixes; where there are two, the second is what the link named.
 */
import type { Locale } from '@wajiha/arabic'
import { localisedPath } from '../paths.ts'
import type { RedirectRule } from './redirect-rules.ts'

/** Each old path and the page that took its place. */
export const legacyPaths = {
  portfolio: '/our-projects',
  services: '/services',
  'services/websites-apps-maintenance': '/web-applications',
  'service/7': '/web-applications',
  'services/mobile-apps-development': '/mobile-applications',
  'services/digital-marketing': '/digital-marketing',
  'services/brand-identity-design': '/digital-marketing',
  'index-test': '/',
  'online-meeting-request': '/contact',
} as const

/** What may stand before an old path, and the language that the visitor's link asked for. */
export const legacyPrefixes: Readonly<Record<string, Locale>> = {
  '': 'ar',
  '/ar': 'ar',
  '/en': 'en',
  '/ar/ar': 'ar',
  '/en/en': 'en',
  '/en/ar': 'ar',
  '/ar/en': 'en',
}

/** Prefixes that a page of ours has itself. */
const ownPrefixes = ['', '/ar', '/en']

/** The redirect rules of all old paths, one for each prefix and path; a path that is a page again needs none. */
export const legacyRules: readonly RedirectRule[] = Object.entries(legacyPaths).flatMap(
  ([path, page]) =>
    Object.entries(legacyPrefixes)
      .filter(([prefix]) => page !== `/${path}` || !ownPrefixes.includes(prefix))
      .map(([prefix, locale]) => ({
        from: `${prefix}/${path}`,
        to: localisedPath(page, locale),
        status: 301,
      })),
)
