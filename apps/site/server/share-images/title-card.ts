/**
 * A card with a page's title: what it belongs to above, the title in at most three balanced lines, the
 * last of which is lengthened to the end of the column, as headlines of the house are.
 */
import { clip } from '@wajiha/contract/search-result'
import { shareSize } from '#app/seo/share-image.ts'
import { host, wordmark } from './base-line.ts'
import { breakLines } from './break-lines.ts'
import { type Frame, margin } from './frame.ts'
import { isolateRuns } from './isolate-runs.ts'
import { lengthened } from './lengthened.ts'
import type { Measure } from './measure.ts'
import { pattern } from './pattern.ts'
import { nuqta, text } from './svg.ts'

/** Where the pattern begins, from the start of the card. */
const panel = 912
const column = panel - 56 - margin
const labelBaseline = 104
/** Between the label and the lowest line. */
const room = { top: 138, bottom: 470 }
const largest = { 1: 128, 2: 112, 3: 92 } as const
const lineHeights = { ar: 1.42, en: 1.1 } as const
const titleLimit = 110

export async function titleCard(frame: Frame, measure: Measure): Promise<string> {
  const { lines, size } = await setTitle(frame, measure)
  const leading = size * lineHeights[frame.locale]
  const middle = (room.top + room.bottom) / 2
  // The letters' own height hangs below the first line's top: the block looks centred by its x-height.
  const first = middle - (leading * (lines.length - 1)) / 2 + size * 0.33
  const drawn = lines.map((line, index) => {
    const baseline = first + index * leading
    const isLast = index === lines.length - 1
    return isLast
      ? lengthened(frame, measure, { line, baseline, size, start: margin, end: margin + column })
      : frame.line(line, margin, baseline, size)
  })
  return [
    pattern(frame, panel, shareSize.width, shareSize.height),
    label(frame),
    ...(await Promise.all(drawn)),
    wordmark(frame),
    host(frame, margin + column),
  ].join('')
}

/** The lines and the size that fill the column best. */
async function setTitle(frame: Frame, measure: Measure) {
  const { card, locale, tracking } = frame
  const words = await Promise.all(
    clip(card.title, titleLimit)
      .split(/\s+/)
      .map(async (word) => ({
        text: word,
        width: (await measure(isolateRuns(word, locale))) + tracking * word.length,
      })),
  )
  const space = 0.25 + tracking
  const settings = ([1, 2, 3] as const).map((count) => {
    const { lines, width } = breakLines(words, count, space)
    const tallest = (room.bottom - room.top) / (lines.length * lineHeights[locale])
    const size = Math.min(largest[count], column / width, tallest)
    return { lines, size: Math.floor(size) }
  })
  return settings.reduce((best, next) => (next.size > best.size ? next : best))
}

function label({ card, at, ink, accent, direction, locale }: Frame): string {
  const size = 30
  return [
    nuqta(at(margin + 11), labelBaseline - 10, 11, accent),
    text(isolateRuns(card.label, locale), {
      x: at(margin + 38),
      y: labelBaseline,
      size,
      weight: 600,
      fill: ink,
      direction,
    }),
  ].join('')
}
