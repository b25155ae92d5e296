/** Where links about the newsletter lead: pages of the site, in the subscriber's language. */
import { type Locale, localePrefix } from '@wajiha/arabic'
import { readEnv } from '../platform/env.ts'
import { makeManageToken } from './tokens.ts'

const page = (name: string, locale: Locale, token: string) =>
  `${readEnv().siteOrigin}${localePrefix(locale)}/newsletter/${name}?token=${token}`

export const confirmUrl = (token: string, locale: Locale) => page('confirm', locale, token)

export const preferencesUrl = (id: string, locale: Locale) =>
  page('preferences', locale, makeManageToken(id))

export const unsubscribeUrl = (id: string, locale: Locale) =>
  page('unsubscribe', locale, makeManageToken(id))

/** RFC 8058: a mail program may unsubscribe by itself, with one POST and no questions. */
export const unsubscribeHeaders = (id: string, locale: Locale): Record<string, string> => ({
  'List-Unsubscribe': `<${unsubscribeUrl(id, locale)}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
