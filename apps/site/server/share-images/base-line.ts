/** The lowest line of a card: the drawn name at its start, and an address or a label at its end. */
import { wordmarks } from '@wajiha/brand/wordmark'
import { type Frame, margin } from './frame.ts'
import { text } from './svg.ts'

/** The baseline of the lowest line. */
export const footBaseline = 566

const heights = { ar: { large: 92, small: 72 }, en: { large: 58, small: 52 } } as const

/** The drawn name, its letters standing on the lowest line. */
export function wordmark(
  { card, at, ink, accent }: Frame,
  size: 'large' | 'small' = 'large',
): string {
  const { locale } = card
  const { box, ink: letters, point } = wordmarks[locale]
  const [x, , width, height] = box
  const scale = heights[locale][size] / height
  const start = locale === 'ar' ? at(margin) - (x + width) * scale : at(margin) - x * scale
  // The Kufic letters hang below their line by their nuqta.
  const drop = locale === 'ar' && size === 'large' ? 14 : 0
  return [
    `<g transform="translate(${start} ${footBaseline - drop}) scale(${scale})">`,
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
