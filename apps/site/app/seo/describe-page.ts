/**
 * The head of a page: title, description, sharing tags, canonical, alternates (BEHAVIOURS 3) and
 * structured data. Every address is absolute and starts with the configured origin, never with the
 * request's host.
 */
import { createFormatter, type Locale, locales } from '@wajiha/arabic'
import { resultDescription, resultTitle } from '@wajiha/contract/search-result'
import type { ShellData } from '#app/content/page-data.ts'
import { localisedPath } from '#app/locale/paths.ts'
import { messagesOf } from '#app/messages/core/load.ts'
import { createTranslator } from '#app/messages/core/translate.ts'
import { absoluteAddress } from './absolute-address.ts'
import { feedLinks } from './feed-addresses.ts'
import type { PageDescription } from './page-description.ts'
import type { PageIdentity } from './page-identity.ts'
import { type ShareImage, shareImage } from './share-image.ts'
import { sharingTags } from './sharing-tags.ts'
import type { SiteFacts } from './site-facts.ts'
import { graphOf } from './structured-data/graph.ts'

type RouteMatches = readonly { routeId: string; loaderData?: unknown; params: unknown }[]

/** Builds `head()`'s answer. Without data (an error page) it says only that nothing is to be indexed. */
export function describePage(matches: RouteMatches, page: PageDescription | undefined) {
  const facts = matches[0]?.loaderData as SiteFacts | undefined
  const layout = matches[1] as { loaderData?: ShellData; params?: { locale?: Locale } } | undefined
  if (!page || !facts) return { meta: [robotsTag('noindex')] }
  const locale = layout?.params?.locale ?? 'ar'
  const shell = layout?.loaderData
  const general = shell?.general
  const own = page.seo?.title ?? placedTitle(page, locale, general)
  const title = resultTitle(own, general?.names.site)
  const description = page.seo?.description ?? page.description ?? general?.description
  const address = (language: Locale, path: string) =>
    absoluteAddress(facts.origin, localisedPath(path, language))
  const isHidden = page.seo?.noindex || page.noindex
  const robots = page.robots ?? (isHidden && 'noindex')
  const paths = page.robots ? {} : page.paths
  const path = paths[locale]
  const url = path && address(locale, path)
  const image = shareImage(page, { facts, locale, general })
  // Search engines read documents; the browser that goes on from page to page needs none of it.
  const graph =
    import.meta.env.SSR && shell && url
      ? graphOf(identify({ page, facts, locale, shell, url, image }), page)
      : undefined
  return {
    meta: [
      { title },
      ...(description ? [{ name: 'description', content: resultDescription(description) }] : []),
      ...(robots ? [robotsTag(robots)] : []),
      ...sharingTags({ title, description, url, locale, page, site: general?.names.site, image }),
      ...(graph ? [{ 'script:ld+json': graph }] : []),
    ],
    links: [
      ...(url ? [{ rel: 'canonical', href: url }] : []),
      ...alternates(paths, address),
      ...(page.feeds ? feedLinks(locale, general?.names.site) : []),
    ],
  }
}

const robotsTag = (content: string) => ({ name: 'robots', content })

/** `Design · Page 2 · The notebook` */
function placedTitle(
  { title, place }: PageDescription,
  locale: Locale,
  general: ShellData['general'] | undefined,
): string {
  if (!place) return title
  const { page, of } = place
  const format = createFormatter({ locale, ...general?.writing })
  const { t } = createTranslator(messagesOf(locale), locale, format, general?.words)
  return [title, page > 1 && t('blogs', 'page', { page }), of].filter(Boolean).join(' · ')
}

function identify(parts: {
  page: PageDescription
  facts: SiteFacts
  locale: Locale
  shell: ShellData
  url: string
  image: ShareImage | undefined
}): PageIdentity {
  const { page, facts, locale, shell, url, image } = parts
  const { origin } = facts
  const { light } = shell.general.logos
  return {
    locale,
    origin,
    general: shell.general,
    branches: shell.branches,
    title: page.title,
    description: page.seo?.description ?? page.description,
    url,
    image: image?.url ?? (light && absoluteAddress(origin, light.url)),
    address: (path) => absoluteAddress(origin, localisedPath(path, locale)),
  }
}

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
