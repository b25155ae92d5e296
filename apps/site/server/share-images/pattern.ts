/** The girih pattern as a field of its own, beside the words and never under them. */
import { drawnEdges, drawnOpenings } from '@wajiha/brand/drawn-motif'
import { cell } from '#app/motif/girih.ts'
import { textMark } from '#app/seo/text-mark.ts'
import type { Frame } from './frame.ts'

/** A panel of the pattern between two distances from the start of the card. */
export function pattern(frame: Frame, from: number, to: number, height: number): string {
  const { card, ink, accent, at } = frame
  const theta = openingOf(card.title)
  const {
    width,
    height: tall,
    star,
    heart,
    centres,
    small,
  } = cell(card.grid, drawnEdges[card.grid], theta)
  const stars = centres.map(
    ([x, y]) => `<path d="${star}${heart}" transform="translate(${x} ${y})"/>`,
  )
  const x = Math.min(at(from), at(to))
  const size = Math.abs(to - from)
  return [
    `<pattern id="girih" width="${width}" height="${tall}" x="${x}" patternUnits="userSpaceOnUse">`,
    `<g fill="none" stroke="${ink}" stroke-width="3">${stars.join('')}</g>`,
    small && `<path d="${small}" fill="${accent}"/>`,
    '</pattern>',
    `<rect x="${x}" width="${size}" height="${height}" fill="url(#girih)"/>`,
    `<path stroke="${ink}" stroke-width="3" d="M${at(from)} 0v${height}"/>`,
  ]
    .filter(Boolean)
    .join('')
}

/** How far the compass opens: every title has an opening of its own, in degrees. */
function openingOf(title: string): number {
  const { min, max } = drawnOpenings
  return min + (Number.parseInt(textMark(title).slice(-5), 36) % (max - min + 1))
}
