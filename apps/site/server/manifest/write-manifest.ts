import { directionOf, type Locale } from '@wajiha/arabic'
import { inks, paperInks } from '@wajiha/brand/inks'
import type { General } from '@wajiha/contract'
import { localisedPath } from '#app/locale/paths.ts'

/** Names of icons in the public folder, drawn from the symbol. */
const icons = [
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
]

/** The web app manifest in one language: what the site is called where it is installed. */
export function writeManifest({ names, description }: General, locale: Locale): string {
  const home = localisedPath('/', locale)
  return JSON.stringify({
    id: home,
    name: `${names.site} · ${names.tagline}`,
    short_name: names.site,
    description,
    lang: locale,
    dir: directionOf(locale),
    start_url: home,
    scope: '/',
    display: 'minimal-ui',
    theme_color: inks.field,
    background_color: paperInks.plain.light,
    icons,
  })
}
