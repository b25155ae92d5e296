/**
 * What every chart is drawn on: a sheet of 720 units that knows which way its reader reads. Things are
 * placed from the line's start; in Arabic that is the right. The text is plain SVG, in `<title>` and
 * `<desc>` as well, and colours are roles that `reports.module.css` and saved files both define.
 */
import { directionOf } from '@wajiha/arabic'

import type { Reader } from '../../platform/tables/figures.ts'
import { escapeXml } from './escape.ts'

export const width = 720

export type Canvas = ReturnType<typeof openCanvas>

/** @param wide in units; a small chart keeps its letters at the size of the page's. */
export function openCanvas(reader: Reader, wide = width) {
  const isRtl = directionOf(reader.locale) === 'rtl'
  const parts: string[] = []
  /** From the start of the line, for a thing so wide. */
  const at = (start: number, size = 0) => round(isRtl ? wide - start - size : start)

  return {
    isRtl,
    bar(start: number, y: number, size: number, height: number, role: Role): void {
      const broad = Math.max(0, size)
      parts.push(
        `<rect class="${role}" x="${at(start, broad)}" y="${round(y)}" width="${round(broad)}" height="${round(height)}"/>`,
      )
    },
    line(start: number, y: number, end: number, y2: number, role: Role): void {
      parts.push(
        `<line class="${role}" x1="${at(start)}" y1="${round(y)}" x2="${at(end)}" y2="${round(y2)}"/>`,
      )
    },
    /** The house's point: a rhombus around a place. */
    point(start: number, y: number, size: number, role: Role): void {
      const [x, r] = [at(start), size]
      parts.push(`<path class="${role}" d="M${x} ${round(y - r)}l${r} ${r}-${r} ${r}-${r}-${r}z"/>`)
    },
    /** `to`: which end of the text stands at that place. A long text is cut, and whole in its title. */
    text(
      words: string,
      start: number,
      y: number,
      { to = 'start', role = 'words', most = 60 }: TextOptions = {},
    ): void {
      const cut =
        [...words].length > most
          ? `${[...words]
              .slice(0, most - 1)
              .join('')
              .trim()}…`
          : words
      const title = cut === words ? '' : `<title>${escapeXml(words)}</title>`
      parts.push(
        `<text class="${role}" x="${at(start)}" y="${round(y)}" text-anchor="${to}">${title}${escapeXml(isolate(cut))}</text>`,
      )
    },
    /** The whole picture. @param name of the chart; `about` says in a sentence what it shows. */
    close(height: number, name: string, about: string, id: string): string {
      return [
        `<svg xmlns="http://www.w3.org/2000/svg" class="chart" viewBox="0 0 ${wide} ${round(height)}"`,
        ` role="img" aria-labelledby="${id}-t ${id}-d" direction="${isRtl ? 'rtl' : 'ltr'}"`,
        ` lang="${reader.locale}"><title id="${id}-t">${escapeXml(name)}</title>`,
        `<desc id="${id}-d">${escapeXml(about)}</desc>${parts.join('')}</svg>`,
      ].join('')
    },
  }
}

/** The role of a shape in a chart; the stylesheet decides its colour. */
export type Role =
  | 'whole'
  | 'part'
  | 'nuqta'
  | 'grid'
  | 'base'
  | 'tick'
  | 'words'
  | 'figure'
  | 'quiet'

type TextOptions = { to?: 'start' | 'middle' | 'end'; role?: Role; most?: number }

const round = (value: number) => Math.round(value * 10) / 10

/** A name keeps its own direction inside a line of the other: `utm_source` in Arabic. */
const isolate = (text: string) => `\u2068${text}\u2069`
