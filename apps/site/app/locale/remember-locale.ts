/** The cookie that remembers the language, written by the app as the server writes it (BEHAVIOURS 2.5). */
import type { AnyRouter } from '@tanstack/react-router'
import { defaultLocale, isLocale, type Locale } from '@wajiha/arabic'
import { isPageShown } from './is-page-shown.ts'
import { prefixOf } from './paths.ts'
import { readAddress } from './read-address.ts'

const localeCookieName = 'i18n_redirected'

const aYear = 365 * 24 * 60 * 60

/** What a Cookie header or `document.cookie` remembers; an unknown value is Arabic. */
export function readLocaleCookie(cookies: string): Locale | undefined {
  const value = cookieValue(cookies)
  if (value === undefined) return undefined
  return isLocale(value) ? value : defaultLocale
}

/**
 * The cookie to write for a page in `locale`, or nothing when it already says so.
 *
 * @param address the site's, or the page's: where it has TLS, the cookie never travels without.
 */
export function localeCookieFor(
  cookies: string,
  locale: Locale,
  address: string,
): string | undefined {
  if (cookieValue(cookies) === locale) return undefined
  const secure = address.startsWith('https:') ? '; Secure' : ''
  return `${localeCookieName}=${locale}; Path=/; Max-Age=${aYear}; SameSite=Lax${secure}`
}

/** Writes the cookie when a journey inside the app has ended in the other language. */
export function rememberLocaleOf(router: AnyRouter): void {
  router.subscribe('onResolved', ({ toLocation: { pathname, searchStr } }) => {
    const address = readAddress(pathname, new URLSearchParams(searchStr))
    const isShown = isPageShown(router.state.matches)
    const locale = (isShown ? address?.locale : undefined) ?? prefixOf(pathname)
    const cookie = locale && localeCookieFor(document.cookie, locale, location.href)
    // biome-ignore lint/suspicious/noDocumentCookie: the newer interface is not in every browser
    if (cookie) document.cookie = cookie
  })
}

const pattern = new RegExp(`(?:^|;\\s*)${localeCookieName}=([^;]*)`)

const cookieValue = (cookies: string) => pattern.exec(cookies)?.[1]?.trim()
