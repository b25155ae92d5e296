/**
 * The studio as an app on somebody's own screen: named in their language after the agency, a window
 * without the browser's bars. It keeps nothing there: its worker shows notices and answers no request, so there is
 * no copy of what is private.
 */
import { directionOf, isLocale, type Locale } from '@wajiha/arabic'
import { roles } from '@wajiha/brand/inks'
import { wordmarkNames } from '@wajiha/brand/wordmark'
import type { Payload } from 'payload'
import { fieldOf } from '../../objects.ts'

/** Names of icons in the public folder, drawn from the symbol by `npm run brand`. */
const icons = [
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
]

/** `استوديو بِركار`, `Birkar Studio`. */
export const appName = (agency: string, language: Locale): string =>
  ({ ar: `استوديو ${agency}`, en: `${agency} Studio` })[language]

export function writeManifest(agency: string, language: Locale) {
  const name = appName(agency, language)
  return {
    // One app whatever it is called: whoever changes the language has not installed another.
    id: '/admin',
    name,
    short_name: name,
    lang: language,
    dir: directionOf(language),
    start_url: '/admin',
    scope: '/admin',
    display: 'standalone',
    theme_color: roles.bg.light,
    background_color: roles.bg.light,
    icons,
  }
}

/** `GET /manifest/ar`. @param language as it stands in the address. */
export async function answerManifest(payload: Payload, language: string): Promise<Response> {
  if (!isLocale(language)) return new Response(null, { status: 404 })
  const manifest = writeManifest(await agencyName(payload, language), language)
  const headers = { 'content-type': 'application/manifest+json', 'cache-control': 'no-cache' }
  return new Response(JSON.stringify(manifest), { headers })
}

/** What the agency calls itself on its site; as its drawn name reads until that is written. */
async function agencyName(payload: Payload, locale: Locale): Promise<string> {
  const general = await payload.findGlobal({
    slug: 'general',
    locale,
    depth: 0,
    overrideAccess: true,
  })
  const name = fieldOf(fieldOf(general, 'names'), 'site')
  return typeof name === 'string' && name.trim() ? name : wordmarkNames[locale]
}
