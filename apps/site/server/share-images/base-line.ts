/** The lowest line of a card: the drawn name at its start, and an address or a label at its end. */
import { directionOf } from '@wajiha/arabic'
import { drawnNameHeights, drawnNameRise } from '@wajiha/brand/drawn-motif'
import { wordmarkNames, wordmarks } from '@wajiha/brand/wordmark'
import { type Frame, margin } from './frame.ts'
import { text } from './svg.ts'

/** The baseline of the lowest line. */
const footBaseline = 566

/** Of a name that the brand did not draw: pixels of its letters. */
const letterSizes = { large: 64, small: 40 } as const

/** The drawn name, its letters standing on the lowest line; another name is set in the typeface. */
export function wordmark(
  { card, at, ink, accent, direction }: Frame,
  size: 'large' | 'small' = 'large',
): string {
  const { locale, site } = card
  if (site !== wordmarkNames[locale])
    return text(site, {
      x: at(margin),
      y: footBaseline,
      size: letterSizes[size],
      weight: 800,
      fill: ink,
      direction,
      anchor: 'start',
    })
  const { box, ink: letters, point } = wordmarks[locale]
  const [x, , width, height] = box
  const scale = drawnNameHeights[locale][size] / height
  const start =
    directionOf(locale) === 'rtl' ? at(margin) - (x + width) * scale : at(margin) - x * scale
  const rise = size === 'large' ? drawnNameRise[locale] : 0
  return [
    `<g transform="translate(${start} ${footBaseline - rise}) scale(${scale})">`,
    `<path fill="${ink}" fill-rule="evenodd" d="${letters}"/>`,
    `<path fill="${accent}" d="${point}"/></g>`,
  ].join('')
}

/** The site's address, its last letter at a distance from the start of the card. */
export function host({ card, at, ink, direction }: Frame, distance: number): string {
  const anchor = direction === 'rtl' ? 'start' : 'end'
  const x = at(distance)
  return text(card.host, {
    x,
    y: footBaseline,
    size: 24,
    weight: 600,
    fill: ink,
    direction: 'ltr',
    anchor,
  })
}
