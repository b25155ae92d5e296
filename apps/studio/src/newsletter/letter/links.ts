/** Where the links of an issue lead: full addresses, those of the site with the name as their campaign. */
import { type Locale, localePrefix } from '@wajiha/arabic'
import { readEnv } from '../../platform/env.ts'

/** What a link of a mail needs to know of its issue. */
export type LinkOf = { locale: Locale; slug: string }

/** The campaign under which visits from an issue are counted: `newsletter-2026-11`. */
export const campaignOf = (slug: string): string => `newsletter-${slug}`

/** The page in the archive. */
export const browserUrl = ({ locale, slug }: LinkOf): string =>
  `${readEnv().siteOrigin}${localePrefix(locale)}/newsletter/${slug}`

/** @param href as the contract has it: a path without language, or a full address. */
export function letterLink(href: string, of: LinkOf): string {
  const { siteOrigin } = readEnv()
  if (href.startsWith('#')) return browserUrl(of) + href
  const full = href.startsWith('/')
    ? `${siteOrigin}${localePrefix(of.locale)}${href === '/' ? '' : href}`
    : href
  if (!/^https?:/i.test(full) || !URL.canParse(full)) return full
  const url = new URL(full)
  if (url.origin === new URL(siteOrigin).origin) {
    url.searchParams.set('utm_source', 'newsletter')
    url.searchParams.set('utm_medium', 'email')
    url.searchParams.set('utm_campaign', campaignOf(of.slug))
  }
  return url.href
}

/** Pixels of the card between its margins. */
export const letterWidth = 544

/** A picture as every mail program shows it, sharp on dense screens: JPEG, of the site's own making. */
export function letterPicture(url: string, width: number): string {
  const { siteOrigin } = readEnv()
  if (!url.startsWith('/')) return url
  const size = width > 640 / 2 ? 1280 : 640
  return `${siteOrigin}/_ipx/f_jpeg&q_80&w_${size}/${encodeURI(url.slice(1))}`
}
