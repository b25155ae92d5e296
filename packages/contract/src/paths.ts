/**
 * Addresses and languages (BEHAVIOURS 2). Arabic is unprefixed and also stands under `/ar`; English
 * stands under `/en`. Links always lead to the unprefixed Arabic form.
 */
import { defaultLocale, isLocale, type Locale } from '@wajiha/arabic'

/** The language that a path says by its first segment, in any letter case; `undefined` if none. */
export function prefixOf(pathname: string): Locale | undefined {
  const first = pathname.split('/', 2)[1]?.toLowerCase()
  return isLocale(first) ? first : undefined
}

/** A path without its language segment: `/en/about` → `/about`, `/ar` → `/`. */
export function withoutPrefix(pathname: string): string {
  const prefix = prefixOf(pathname)
  return prefix ? pathname.slice(prefix.length + 1) || '/' : pathname
}

/** A path of the site in a language: (`/about`, en) → `/en/about`; absolute addresses pass through. */
export function localisedPath(path: string, locale: Locale): string {
  if (!path.startsWith('/') || path.startsWith('//')) return path
  if (locale === defaultLocale) return path
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/.exec(path) ?? []
  return `/${locale}${pathname === '/' ? '' : pathname}${rest}`
}

/** An address in its letters instead of their percent signs, where they can be read. */
export function readableAddress(address: string): string {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}
