/** What every card is made of: where its parts stand, its inks, and which way it runs. */
import { directionOf, type Locale } from '@wajiha/arabic'
import { inks, paperInks } from '@wajiha/brand/inks'
import type { ShareCard } from '#app/seo/share-image.ts'
import { shareSize } from '#app/seo/share-image.ts'
import { isolateRuns } from './isolate-runs.ts'
import { text } from './svg.ts'

export type Frame = {
  card: ShareCard
  locale: Locale
  direction: 'rtl' | 'ltr'
  ground: string
  ink: string
  accent: string
  /** Writes a distance from the start of the line as an x: 0 is the right edge in Arabic. */
  at: (distance: number) => number
  /** Letters of English type stand a little closer, as on the site; in ems. */
  tracking: number
  /** A line of type whose start stands at a distance from the start of the card. */
  line: (words: string, distance: number, baseline: number, size: number) => string
}

export const margin = 64

/** Arabic letters join: only Latin ones stand closer. */
const trackings = { ar: 0, en: -0.032 }

export function frameOf(card: ShareCard): Frame {
  const { locale, paper } = card
  const direction = directionOf(locale)
  const { light: ground, ink } = paperInks[paper]
  const at = (distance: number) => (direction === 'rtl' ? shareSize.width - distance : distance)
  const tracking = trackings[locale]
  return {
    card,
    locale,
    direction,
    ground,
    ink,
    accent: inks.accent,
    at,
    tracking,
    line: (words, distance, y, size) =>
      text(isolateRuns(words, locale), {
        x: at(distance),
        y,
        size,
        fill: ink,
        direction,
        tracking: tracking * size,
      }),
  }
}
