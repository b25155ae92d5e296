/** The visitor's own language: the cookie that remembers it, and the browser's list (BEHAVIOURS 2). */
import type { IncomingMessage } from 'node:http'
import {
  defaultLocale,
  isLocale,
  type Locale,
  matchLocale,
  parseAcceptLanguage,
} from '@wajiha/arabic'

const cookieName = 'i18n_redirected'
const aYear = 365 * 24 * 60 * 60

/** What the cookie holds; an unknown value counts as Arabic; `undefined` without a cookie. */
export function rememberedLocale(request: IncomingMessage): Locale | undefined {
  const [, value] = /(?:^|;\s*)i18n_redirected=([^;]*)/.exec(request.headers.cookie ?? '') ?? []
  if (value === undefined) return undefined
  return isLocale(value) ? value : defaultLocale
}

/** The language of a first visit to `/`: cookie, then the browser's list, then Arabic. */
export function preferredLocale(request: IncomingMessage): Locale {
  const header = request.headers['accept-language']
  return rememberedLocale(request) ?? matchLocale(parseAcceptLanguage(header)) ?? defaultLocale
}

/** The cookie to set, when the page's language is not the one that is remembered. */
export function localeCookie(request: IncomingMessage, locale: Locale): string | undefined {
  if (request.headers.cookie?.includes(`${cookieName}=${locale}`)) return undefined
  const expires = new Date(Date.now() + aYear * 1000).toUTCString()
  return `${cookieName}=${locale}; Path=/; Expires=${expires}; SameSite=Lax`
}
