/**
 * Every address that is no page, once, and who answers it. An address that ends with a slash stands for
 * everything below it. Who answers has the last word: it knows the letters of its addresses, and what it
 * does not answer goes on to the editors' redirects and to the pages, which say that nothing is there.
 * Before the pages come four that look at any address: files of the build, drafts, redirects, payloads.
 */

import { locales } from '@wajiha/arabic'
import { foundPath } from '@wajiha/contract/found'
import { framedPreviewPath } from '@wajiha/contract/preview-frame'
import { publicApiPath } from '@wajiha/contract/public-api'
import { keysOf } from '@wajiha/contract/records'
import { manifestPath } from '#app/addresses.ts'
import { iconService } from '#app/icons/icons.ts'
import { feedPaths } from '#app/seo/feed-addresses.ts'
import { sharePrefix } from '#app/seo/share-image.ts'
import { imagePrefix } from '#app/ui/core/image-address.ts'
import { type Handler, handlerOf } from './http/exchange.ts'
import { securityTxtPath } from './manifest/write-security-txt.ts'
import { thanksPath } from './newsletter/newsletter-page.ts'
import { barStyles, frameScript } from './previews/draw-preview.ts'
import { sitemapPath } from './sitemaps/write-sitemap.ts'

type Table<Name extends string> = Readonly<Record<Name, readonly string[]>>

/** As for pages: Arabic without a prefix and under `/ar`, English under `/en`. */
const inEveryForm = (...paths: string[]) =>
  ['', '/ar', '/en'].flatMap((form) => paths.map((path) => form + path))

/** One for each language, and further ones where one does not hold them all: these hold 900,000 addresses. */
const sitemapAddresses = locales.flatMap((locale) =>
  Array.from({ length: 20 }, (_, index) => sitemapPath(locale, index + 1)),
)

/** The site's own: no redirect of an editor leads away from here. */
export const fixedAddresses = {
  health: ['/healthz', '/readyz'],
  metrics: ['/metrics'],
  forms: ['/api/forms/'],
  publicApi: [publicApiPath],
  consent: ['/api/consent'],
  images: [imagePrefix],
  icons: [`${iconService}/`],
  builds: ['/_nuxt/'],
  media: ['/media/'],
  downloads: ['/files/'],
  frames: ['/_frame/'],
  sitemaps: ['/robots.txt', '/sitemap.xml', ...sitemapAddresses],
  feeds: inEveryForm(feedPaths.rss, feedPaths.json, '/jobs.xml'),
  manifest: inEveryForm(manifestPath),
  llms: ['/llms.txt'],
  securityTxt: [securityTxtPath],
  shareImages: [sharePrefix],
  vcards: inEveryForm('/card/'),
  previews: ['/preview', '/preview/end', framedPreviewPath, foundPath, barStyles, frameScript],
} as const satisfies Table<string>

/** What visitors open like a page: editors may lead these addresses elsewhere. */
export const movableAddresses = {
  newsletter: inEveryForm('/newsletter/', thanksPath),
  visits: ['/api/touches', '/api/touches/seen.gif'],
  chats: inEveryForm('/w/'),
  shortLinks: inEveryForm('/short/'),
} as const satisfies Table<string>

/** Handlers of one name; what it has none for is not answered here. */
export type Answerer = { get?: Handler; post?: Handler }

/** Finds who answers an address: by the whole of it, else by its first folder or its first two. */
export function findAnswerer<Name extends string>(
  table: Table<Name>,
): (pathname: string) => Name | undefined {
  const names = new Map<string, Name>()
  for (const name of keysOf(table)) for (const address of table[name]) names.set(address, name)
  return (pathname) => {
    const path = pathname.toLowerCase()
    const whole = names.get(path)
    if (whole !== undefined) return whole
    const first = path.indexOf('/', 1) + 1
    if (first === 0) return undefined
    const second = path.indexOf('/', first) + 1
    return (
      names.get(path.slice(0, first)) ?? (second > 0 ? names.get(path.slice(0, second)) : undefined)
    )
  }
}

/** The handlers of a table, as one that asks only whom an address belongs to. */
export function answerByAddress<Name extends string>(
  table: Table<Name>,
  answerers: Readonly<Record<NoInfer<Name>, Answerer>>,
): Required<Answerer> {
  const find = findAnswerer(table)
  const of = (pathname: string): Answerer | undefined => {
    const name = find(pathname)
    return name && answerers[name]
  }
  const isRead = (pathname: string) => of(pathname)?.get !== undefined
  return {
    get: handlerOf(isRead, (exchange) => of(exchange.pathname)?.get?.(exchange) ?? false),
    post: (exchange) => of(exchange.pathname)?.post?.(exchange) ?? false,
  }
}
