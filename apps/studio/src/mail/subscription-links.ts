/** Where links about the newsletter lead: pages of the site, in the subscriber's language. */
import { type Locale, localePrefix } from '@wajiha/arabic'
import { readEnv } from '../platform/env.ts'
import { makeManageToken } from './tokens.ts'

const page = (name: string, locale: Locale, token: string) =>
  `${readEnv().siteOrigin}${localePrefix(locale)}/newsletter/${name}?token=${token}`

export const confirmUrl = (token: string, locale: Locale) => page('confirm', locale, token)

/** @param issue of the newsletter that holds the link, by which its figures know who left. */
export const preferencesUrl = (id: string, locale: Locale, issue?: string) =>
  page('preferences', locale, makeManageToken(id, issue))

export const unsubscribeUrl = (id: string, locale: Locale, issue?: string) =>
  page('unsubscribe', locale, makeManageToken(id, issue))

/** RFC 8058: a mail program may unsubscribe by itself, with one POST and no questions. */
export const unsubscribeHeaders = (
  id: string,
  locale: Locale,
  issue?: string,
): Record<string, string> => ({
  'List-Unsubscribe': `<${unsubscribeUrl(id, locale, issue)}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
