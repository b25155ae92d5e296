/** Sitemaps as text: an index of the two languages, and each language's list of addresses. */
import { setImmediate } from 'node:timers/promises'
import { defaultLocale, type Locale, locales } from '@wajiha/arabic'
import { localisedPath } from '#app/locale/paths.ts'
import type { SitemapEntry } from './entries.ts'

const head = '<?xml version="1.0" encoding="UTF-8"?>'
const namespaces = [
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
].join(' ')

/** What search engines take in one file: 50,000 addresses and 50 MB. */
const most = { addresses: 45_000, characters: 45_000_000 }

/** Addresses that are written before somebody else is answered. */
const atOnce = 250

/** How many files the addresses of each language fill. */
export type SitemapCounts = Readonly<Record<Locale, number>>

/** `/ar/sitemap.xml`, and `/ar/sitemap-2.xml` where one file does not hold them all. */
export const sitemapPath = (locale: Locale, part: number): string =>
  `/${locale}/sitemap${part > 1 ? `-${part}` : ''}.xml`

/** `/sitemap.xml`: where each language's addresses stand. */
export function writeIndex(origin: string, counts: SitemapCounts): string {
  const children = locales.flatMap((locale) =>
    Array.from({ length: counts[locale] }, (_, index) => {
      return `<sitemap><loc>${origin}${sitemapPath(locale, index + 1)}</loc></sitemap>`
    }),
  )
  return `${head}\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${children.join('')}</sitemapindex>\n`
}

/**
 * One language's addresses, each with its twin and the default, shallow ones first; in several files where
 * they are very many. The same set of alternates stands at each of the two.
 */
export async function writeSitemaps(
  entries: readonly SitemapEntry[],
  locale: Locale,
  origin: string,
  limit = most,
): Promise<string[]> {
  const listed = entries
    .flatMap((entry) => {
      const path = entry.paths[locale]
      return path ? [{ ...entry, path, depth: depthOf(path) }] : []
    })
    .sort((a, b) => a.depth - b.depth || (a.path < b.path ? -1 : 1))
  const files: string[][] = [[]]
  let characters = 0
  for (const [index, entry] of listed.entries()) {
    if (index % atOnce === atOnce - 1) await setImmediate()
    const url = writeUrl(entry, locale, origin)
    const isFull = files.at(-1)?.length === limit.addresses
    if (isFull || characters + url.length > limit.characters) {
      files.push([])
      characters = 0
    }
    files.at(-1)?.push(url)
    characters += url.length + 1
  }
  return files.map((urls) => `${head}\n<urlset ${namespaces}>\n${urls.join('\n')}\n</urlset>\n`)
}

function writeUrl(
  { path, paths, updatedAt, images }: SitemapEntry & { path: string },
  locale: Locale,
  origin: string,
): string {
  const lastmod = updatedAt ? `<lastmod>${escapeXml(updatedAt)}</lastmod>` : ''
  const loc = `<loc>${address(origin, path, locale)}</loc>`
  return `<url>${loc}${lastmod}${alternates(paths, origin)}${pictures(images, origin)}</url>`
}

function alternates(paths: SitemapEntry['paths'], origin: string): string {
  const twins = locales.flatMap((locale) => {
    const path = paths[locale]
    return path ? [{ locale, href: address(origin, path, locale) }] : []
  })
  if (twins.length < 2) return ''
  const link = (language: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`
  return [
    link('x-default', twins[0]?.href ?? ''),
    ...twins.map(({ locale, href }) => link(locale, href)),
  ].join('')
}

const pictures = (images: readonly string[], origin: string) =>
  images
    .map((url) => {
      const { href } = new URL(url, origin)
      return `<image:image><image:loc>${escapeXml(href)}</image:loc></image:image>`
    })
    .join('')

function address(origin: string, path: string, locale: Locale): string {
  const { href } = new URL(localisedPath(path, locale), origin)
  return escapeXml(path === '/' && locale === defaultLocale ? href : href.replace(/\/$/, ''))
}

const depthOf = (path: string) => (path === '/' ? 0 : path.split('/').length)

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
const escapeXml = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign)
