/** Where what is being read stands in the other language. */
import type { Locale } from '@wajiha/arabic'
import { localisedPath, withoutPrefix } from './paths.ts'

export type Shown = {
  pathname: string
  searchStr: string
  /** The parameters of the query that the page itself was made from. */
  reads: readonly string[]
  /**
   * Its address in each language, unprefixed and with the page's own parameters, where those differ;
   * `list` is where one goes that has none.
   */
  alternates?: Partial<Record<Locale | 'list', string>> | undefined
}

/**
 * The query stays as it is, except for what the page reads of it where the page knows its other
 * address: `?category=التصميم&utm_source=x` → `?category=design&utm_source=x`.
 */
export function otherAddress(shown: Shown, other: Locale): string {
  const { pathname, searchStr, reads, alternates } = shown
  if (!alternates) return localisedPath(withoutPrefix(pathname) + searchStr, other)
  const path = alternates[other]
  if (!path) return localisedPath(alternates.list ?? '/', other)
  const rest = new URLSearchParams(searchStr)
  for (const name of reads) rest.delete(name)
  if (rest.size === 0) return localisedPath(path, other)
  return localisedPath(`${path}${path.includes('?') ? '&' : '?'}${rest}`, other)
}
