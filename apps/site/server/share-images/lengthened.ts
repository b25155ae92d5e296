/**
 * A line of type that is lengthened to the end of its column: in Arabic by opening one join, in English
 * by a bar after the last word. A nuqta stands on the bar.
 */
import { openWord } from '@wajiha/arabic'
import { drawnBarHeight, drawnBarOverlap } from '@wajiha/brand/drawn-motif'
import type { Frame } from './frame.ts'
import { isolateRuns } from './isolate-runs.ts'
import type { Measure } from './measure.ts'
import { bar, nuqta, text } from './svg.ts'

type Line = {
  line: string
  baseline: number
  size: number
  /** Distances from the start of the card. */
  start: number
  end: number
}

export const joiner = '\u200d'

/** Bars shorter than this, in ems, look like a mistake. */
const shortest = 0.7

export async function lengthened(frame: Frame, measure: Measure, line: Line): Promise<string> {
  const { direction, line: write } = frame
  const isJoined = direction === 'rtl'
  const plain = write(line.line, line.start, line.baseline, line.size)
  const join = isJoined ? openLastWord(line.line) : undefined
  if (isJoined && !join) return plain
  const [before, after] = join ?? [line.line, '']
  const first = await widthOf(frame, measure, join ? before + joiner : before, line.size)
  const last = after ? await widthOf(frame, measure, joiner + after, line.size) : 0
  const gap = join ? -drawnBarOverlap * line.size : 0.12 * line.size
  const from = line.start + first + gap
  const to = line.end - last + (after ? drawnBarOverlap * line.size : 0)
  if (to - from < shortest * line.size) return plain
  return drawn(frame, line, { before, after, from, to })
}

/** `ليست مسافة` → [`ليست مساف`, `ة`]: a line is lengthened within its last word. */
function openLastWord(line: string): [before: string, after: string] | undefined {
  const start = line.lastIndexOf(' ') + 1
  const opened = openWord(line.slice(start))
  return opened && [line.slice(0, start) + opened[0], opened[1]]
}

type Opened = { before: string; after: string; from: number; to: number }

function drawn(frame: Frame, line: Line, { before, after, from, to }: Opened): string {
  const { at, ink, accent, locale, direction, line: write } = frame
  const { baseline, size, start, end } = line
  const height = drawnBarHeight * size
  const radius = size * 0.14
  const mark = direction === 'rtl' ? (from + to) / 2 : to - radius
  const rest = { x: at(end), y: baseline, size, fill: ink, direction, anchor: 'end' } as const
  return [
    write(after ? before + joiner : before, start, baseline, size),
    bar(at(from), at(to), baseline, height, ink),
    after && text(isolateRuns(joiner + after, locale), rest),
    nuqta(at(mark), baseline - height - radius, radius, accent),
  ]
    .filter(Boolean)
    .join('')
}

/** Pixels of a text as it is set in this card. */
export async function widthOf(
  { locale, tracking }: Frame,
  measure: Measure,
  words: string,
  size: number,
) {
  const width = await measure(isolateRuns(words, locale))
  return (width + tracking * words.length) * size
}
