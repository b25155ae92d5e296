/** The visitor's own language: the cookie that remembers it, and the browser's list (BEHAVIOURS 2). */
import type { IncomingMessage } from 'node:http'
import { defaultLocale, type Locale, matchLocale, parseAcceptLanguage } from '@wajiha/arabic'
import { localeCookieFor, readLocaleCookie } from '#app/locale/remember-locale.ts'
import type { Exchange } from '../http/exchange.ts'

/** What the cookie holds; an unknown value counts as Arabic; `undefined` without a cookie. */
export const rememberedLocale = (request: IncomingMessage): Locale | undefined =>
  readLocaleCookie(request.headers.cookie ?? '')

/** The language of a first visit to `/`: cookie, then the browser's list, then Arabic. */
export function preferredLocale(request: IncomingMessage): Locale {
  const header = request.headers['accept-language']
  return rememberedLocale(request) ?? matchLocale(parseAcceptLanguage(header)) ?? defaultLocale
}

/** The cookie to set, when the page's language is not the one that is remembered. */
export const localeCookie = (
  { request, origin }: Pick<Exchange, 'request' | 'origin'>,
  locale: Locale,
): string | undefined => localeCookieFor(request.headers.cookie ?? '', locale, origin)
