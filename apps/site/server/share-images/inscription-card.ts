/**
 * The card of the home page: its inscription, each line lengthened from edge to edge, with the point,
 * the circle or the star standing on its bar.
 */
import { drawnBarHeight, drawnBarOverlap } from '@wajiha/brand/drawn-motif'
import { starRays, starTheta } from '@wajiha/brand/motif'
import { rosette } from '#app/motif/girih.ts'
import { shareSize } from '#app/seo/share-image.ts'
import { host, wordmark } from './base-line.ts'
import { type Frame, margin } from './frame.ts'
import { joiner, widthOf } from './lengthened.ts'
import type { Measure } from './measure.ts'
import { bar, nuqta, text } from './svg.ts'

const end = shareSize.width - margin
const column = end - margin
/** Baselines stand between these. */
const room = { first: 150, last: 452 }
/** In Arabic the vowel signs of a line stay clear of the letters above. */
const largest = { ar: 122, en: 130 } as const
/** The least room for a bar, in ems. */
const barRoom = 1.2

type Line = { before: string; after: string; isJoined: boolean; mark: string }
type Place = { size: number; baseline: number }

export async function inscriptionCard(frame: Frame, measure: Measure): Promise<string> {
  const lines = stopped(frame.card.lines).map(readLine)
  const widths = await Promise.all(
    lines.map(async (line) => {
      const { before, after } = joined(line)
      return (await widthOf(frame, measure, before, 1)) + (await widthOf(frame, measure, after, 1))
    }),
  )
  const size = Math.min(largest[frame.locale], ...widths.map((width) => column / (width + barRoom)))
  const leading = (room.last - room.first) / Math.max(1, lines.length - 1)
  const drawn = lines.map((line, index) =>
    drawLine(frame, measure, line, { size, baseline: room.first + index * leading }),
  )
  return [...(await Promise.all(drawn)), wordmark(frame, 'small'), host(frame, end)].join('')
}

/** The last line ends the sentence, if its editor has not. */
function stopped(lines: Frame['card']['lines']): Frame['card']['lines'] {
  const last = lines.at(-1)
  if (!last || /[.؟?!…]\|?$/u.test(last.text)) return lines
  const text = last.text.endsWith('|') ? `${last.text.slice(0, -1)}.|` : `${last.text}.`
  return [...lines.slice(0, -1), { ...last, text }]
}

/** `ثمّ ك¦لُّ ش|يء` → what stands on both sides of the wide bar; the narrow one is not drawn. */
function readLine({ text, mark }: { text: string; mark: string }): Line {
  const [before = '', after = ''] = text.replaceAll('¦', '').split('|')
  const isJoined = /\p{Script=Arabic}\p{M}*$/u.test(before) && /^\p{Script=Arabic}/u.test(after)
  return { before, after, isJoined, mark }
}

function joined({ before, after, isJoined }: Line) {
  return isJoined ? { before: before + joiner, after: joiner + after } : { before, after }
}

async function drawLine(frame: Frame, measure: Measure, line: Line, place: Place): Promise<string> {
  const { at, ink, direction, line: write, tracking } = frame
  const { size, baseline } = place
  const { before, after } = joined(line)
  const gap = (line.isJoined ? -drawnBarOverlap : 0.12) * size
  const from = margin + (await widthOf(frame, measure, before, size)) + gap
  const to = end - (after ? (await widthOf(frame, measure, after, size)) + gap : 0)
  const rest = { x: at(end), y: baseline, size, fill: ink, direction, anchor: 'end' } as const
  return [
    write(before, margin, baseline, size),
    bar(at(from), at(to), baseline, drawnBarHeight * size, ink),
    after && text(after, { ...rest, tracking: tracking * size }),
    drawMark(frame, line, place, from, to),
  ].join('')
}

/** Marks stand toward the end of their bar, as on the site. */
function drawMark(
  { at, ink, accent, direction }: Frame,
  { mark }: Line,
  { size, baseline }: Place,
  from: number,
  to: number,
): string {
  const x = at(direction === 'rtl' ? from + (to - from) * 0.72 : to - size * 0.68)
  const floor = baseline - drawnBarHeight * size
  if (mark === 'nuqta') return nuqta(x, floor - size * 0.18, size * 0.18, accent)
  if (mark === 'ring') {
    const radius = size * 0.3
    return `<circle cx="${x}" cy="${floor - radius - size * 0.045}" r="${radius}" fill="none" stroke="${ink}" stroke-width="${size * 0.09}"/>`
  }
  if (mark !== 'star') return ''
  const radius = size * 0.38
  return `<path fill="${accent}" transform="translate(${x} ${floor - radius})" d="${rosette(starRays, radius, starTheta)}"/>`
}
