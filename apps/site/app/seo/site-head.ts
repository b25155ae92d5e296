/** What stands in the head of every page of a language, whatever the page says of itself. */
import { directionOf, type Locale } from '@wajiha/arabic'
import { mixedPenFiles, penFiles, sansFiles } from '@wajiha/brand/font-files'
import { manifestPath } from '#app/addresses.ts'
import { localisedPath } from '#app/locale/paths.ts'

const arabicLetter = /[\u0621-\u064a]/

export function siteHead(locale: Locale) {
  return {
    links: [
      ...sansFiles[locale].map(fontLink),
      { rel: 'manifest', href: localisedPath(manifestPath, locale) },
    ],
  }
}

/** The pen, for pages that are read in it: asked for with the styles, not after them. */
export function penLinks(locale: Locale, words: unknown) {
  const isMixed = directionOf(locale) === 'ltr' && arabicLetter.test(JSON.stringify(words))
  return [...penFiles[locale], ...(isMixed ? mixedPenFiles : [])].map(fontLink)
}

function fontLink(href: string) {
  return {
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    href,
    crossOrigin: 'anonymous' as const,
  }
}

/** The symbol, in the forms that browsers and home screens ask for. */
export const iconLinks = [
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
]
