/** What stands in the head of every page of a language, whatever the page says of itself. */
import type { Locale } from '@wajiha/arabic'
import estedadArabic from '#app/brand/fonts/estedad-arabic.woff2?url'
import estedadLatin from '#app/brand/fonts/estedad-latin.woff2?url'
import { localisedPath } from '#app/locale/paths.ts'
import { manifestPath } from './manifest-path.ts'

/** What the first screen is set in. The spaces between Arabic words come from the Latin file. */
const typefaces: Record<Locale, string[]> = {
  ar: [estedadArabic, estedadLatin],
  en: [estedadLatin],
}

export function siteHead(locale: Locale) {
  return {
    links: [
      ...typefaces[locale].map((href) => ({
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        href,
        crossOrigin: 'anonymous' as const,
      })),
      { rel: 'manifest', href: localisedPath(manifestPath, locale) },
    ],
  }
}

/** The symbol, in the forms that browsers and home screens ask for. */
export const iconLinks = [
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
]
