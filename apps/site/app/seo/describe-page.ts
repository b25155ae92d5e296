/**
 * The head of a page: title, description, sharing tags, canonical and alternates (BEHAVIOURS 3).
 * Every address is absolute and starts with the configured origin, never with the request's host.
 */
import { type Locale, locales, stripMarks } from '@wajiha/arabic'
import type { Seo } from '@wajiha/contract'
import type { ShellData } from '#app/content/page-data.ts'
import { localisedPath } from '#app/locale/paths.ts'
import type { SiteFacts } from './site-facts.ts'

/** What a page says of itself. `paths` are unprefixed, one for each language it is published in. */
export type PageDescription = {
  title: string
  description?: string | undefined
  paths: Partial<Record<Locale, string>>
  seo?: Seo | undefined
  noindex?: boolean
  type?: 'website' | 'article' | 'profile'
}

type RouteMatches = readonly { routeId: string; loaderData?: unknown; params: unknown }[]

/** Builds `head()`'s answer. Without data (an error page) it says only that nothing is to be indexed. */
export function describePage(matches: RouteMatches, page: PageDescription | undefined) {
  const facts = matches[0]?.loaderData as SiteFacts | undefined
  const layout = matches[1] as { loaderData?: ShellData; params?: { locale?: Locale } } | undefined
  if (!page || !facts) return { meta: [noindexTag] }
  const locale = layout?.params?.locale ?? 'ar'
  const general = layout?.loaderData?.general
  const title = fullTitle(page.seo?.title ?? page.title, general?.names.site)
  const description = page.seo?.description ?? page.description ?? general?.description
  const address = (language: Locale, path: string) =>
    absolute(facts.origin, localisedPath(path, language))
  const canonical = page.paths[locale] && address(locale, page.paths[locale])
  return {
    meta: [
      { title },
      ...named('description', description),
      ...(page.seo?.noindex || page.noindex ? [noindexTag] : []),
      ...sharingTags({
        title,
        description,
        canonical,
        locale,
        page,
        origin: facts.origin,
        general,
      }),
    ],
    links: [
      ...(canonical ? [{ rel: 'canonical', href: canonical }] : []),
      ...alternates(page.paths, address),
    ],
  }
}

const noindexTag = { name: 'robots', content: 'noindex' }

function fullTitle(title: string, site: string | undefined): string {
  // A title may name the site without its vowel signs: «تواصل مع بركار» names «بِركار».
  return !site || stripMarks(title).includes(stripMarks(site)) ? title : `${title} · ${site}`
}

function named(name: string, content: string | undefined) {
  return content ? [{ name, content }] : []
}

function property(name: string, content: string | undefined) {
  return content ? [{ property: name, content }] : []
}

function sharingTags(tags: {
  title: string
  description: string | undefined
  canonical: string | undefined
  locale: Locale
  page: PageDescription
  origin: string
  general: ShellData['general'] | undefined
}) {
  const { locale, page, general, origin } = tags
  const image = page.seo?.image?.url ?? general?.light_logo
  return [
    ...property('og:type', page.type ?? 'website'),
    ...property('og:site_name', general?.names.site),
    ...property('og:title', tags.title),
    ...property('og:description', tags.description),
    ...property('og:url', tags.canonical),
    ...property('og:image', image && absolute(origin, image)),
    ...property('og:locale', openGraphLocales[locale]),
    ...locales
      .filter((other) => other !== locale && page.paths[other])
      .flatMap((other) => property('og:locale:alternate', openGraphLocales[other])),
  ]
}

const openGraphLocales: Record<Locale, string> = { ar: 'ar_AR', en: 'en_US' }

function alternates(
  paths: PageDescription['paths'],
  address: (locale: Locale, path: string) => string,
) {
  const published = locales.flatMap((locale) => {
    const path = paths[locale]
    return path ? [{ locale, href: address(locale, path) }] : []
  })
  const fallback = published[0]
  if (!fallback || published.length < 2) return []
  return [
    { rel: 'alternate', hrefLang: 'x-default', href: fallback.href },
    ...published.map(({ locale, href }) => ({ rel: 'alternate', hrefLang: locale, href })),
  ]
}

/** An address as seen from outside: percent-encoded, starting with the origin. */
function absolute(origin: string, path: string): string {
  return new URL(path, origin).href.replace(/\/$/, (slash) => (path === '/' ? slash : ''))
}
