/** Sitemaps as text: an index of the two languages, and each language's list of addresses. */
import { defaultLocale, type Locale, locales } from '@wajiha/arabic'
import { localisedPath } from '#app/locale/paths.ts'
import type { SitemapEntry } from './entries.ts'

const head = '<?xml version="1.0" encoding="UTF-8"?>'
const namespaces = [
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
].join(' ')

/** `/sitemap.xml`: where each language's addresses stand. */
export function writeIndex(origin: string): string {
  const children = locales.map(
    (locale) => `<sitemap><loc>${origin}/${locale}/sitemap.xml</loc></sitemap>`,
  )
  return `${head}\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${children.join('')}</sitemapindex>\n`
}

/**
 * One language's addresses, each with its twin and the default, shallow ones first. The same set of
 * alternates stands at each of the two.
 */
export function writeSitemap(
  entries: readonly SitemapEntry[],
  locale: Locale,
  origin: string,
): string {
  const order = new Intl.Collator(locale, { numeric: true }).compare
  const urls = entries
    .flatMap((entry) => {
      const path = entry.paths[locale]
      return path ? [{ ...entry, path }] : []
    })
    .sort((a, b) => depthOf(a.path) - depthOf(b.path) || order(a.path, b.path))
    .map(({ path, paths, updatedAt, images }) => {
      const lastmod = updatedAt ? `<lastmod>${escapeXml(updatedAt)}</lastmod>` : ''
      const loc = `<loc>${address(origin, path, locale)}</loc>`
      return `<url>${loc}${lastmod}${alternates(paths, origin)}${pictures(images, origin)}</url>`
    })
  return `${head}\n<urlset ${namespaces}>\n${urls.join('\n')}\n</urlset>\n`
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
