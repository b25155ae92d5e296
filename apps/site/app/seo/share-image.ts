/**
 * The picture of a shared link: the one an editor chose, else one drawn by this site from the page's
 * title, in its language and on its paper. The address carries a mark of everything that is drawn,
 * so that it may be kept for ever and changes with the words.
 */

import { type Grid, plainGrid } from '@wajiha/brand/motif'
import { housePaper } from '@wajiha/brand/papers'
import type { Locale, Paper } from '@wajiha/contract'
import type { ShellData } from '#app/content/page-data.ts'
import { imageAddress, isServed } from '#app/ui/core/image-address.ts'
import { absoluteAddress } from './absolute-address.ts'
import { menuLabel } from './menu-label.ts'
import type { PageDescription, ShareHints } from './page-description.ts'
import type { SiteFacts } from './site-facts.ts'
import { textMark } from './text-mark.ts'

/** `width` and `height` are missing where nobody can know them: the logo's own file. */
export type ShareImage = { url: string; alt: string; width?: number; height?: number }

/** Everything that is drawn; two cards that are equal look the same. */
export type ShareCard = {
  locale: Locale
  title: string
  /** What the page belongs to, or what the agency says of itself. */
  label: string
  site: string
  /** The site's host: `birkar.example`. */
  host: string
  paper: Paper
  grid: Grid
  lines: NonNullable<ShareHints['lines']>
}

/** Pixels of every drawn card. */
export const shareSize = { width: 1200, height: 630 } as const
export const sharePrefix = '/share/'

/** Raised when the drawing changes, so that every address does. */
const recipe = 2

type Site = { facts: SiteFacts; locale: Locale; general: ShellData['general'] | undefined }

export function shareImage(page: PageDescription, site: Site): ShareImage | undefined {
  const { facts, locale, general } = site
  const { origin, imageHosts = [] } = facts
  const chosen = sharePicture(page, imageHosts)
  if (chosen)
    return {
      url: absoluteAddress(origin, chosen),
      alt: page.seo?.image?.alt || page.title,
      ...shareSize,
    }
  const path = page.paths[locale]
  if (!general) return undefined
  const { light } = general.logos
  if (!path) return light && { url: absoluteAddress(origin, light.url), alt: general.names.site }
  const address = shareAddress(path, shareCard(page, { origin, locale, general }))
  return { url: absoluteAddress(origin, address), alt: page.title, ...shareSize }
}

/** Where the picture that an editor chose is served, cut to its size; nothing where none is chosen or served. */
export function sharePicture(
  { seo }: PageDescription,
  imageHosts: readonly string[],
): string | undefined {
  const chosen = seo?.image
  if (!chosen || !isServed(chosen.url, imageHosts)) return undefined
  const size = { ...shareSize, focus: chosen.focus }
  return imageAddress(chosen.url, size, { format: 'jpeg', quality: 70 })
}

/** What is drawn for a page. */
export function shareCard(
  page: PageDescription,
  { origin, locale, general }: { origin: string; locale: Locale; general: ShellData['general'] },
): ShareCard {
  const { paper = housePaper, grid = plainGrid, lines = [], title = page.title } = page.share ?? {}
  const { site, tagline } = general.names
  const label = (page.parent && menuLabel(general, page.parent)) ?? tagline
  const { host } = new URL(origin)
  return { locale, title, label, site, host, paper, grid, lines }
}

/** `/share/ar/blogs/كشيدة-1a2b3c4d5e6.png`; the home page's is `/share/ar/home-….png`. */
export function shareAddress(path: string, card: ShareCard): string {
  const [own = '/'] = path.split('?')
  const name = own === '/' ? '/home' : own
  return `${sharePrefix}${card.locale}${name}-${shareMark(card)}.png`
}

/** The mark of a card: eleven letters and digits. */
export const shareMark = (card: ShareCard) => textMark(JSON.stringify([recipe, card]))
