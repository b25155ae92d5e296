/** How wide words are, in the typeface that draws them. */

import { drawnFonts } from '@wajiha/brand/drawn-fonts'
import type sharpType from 'sharp'
import { escapeHtml } from '#app/seo/escape-html.ts'

export type Weight = 600 | 800

/** Answers the width of a text in ems: 2.5 is two and a half times the size of the type. */
export type Measure = (text: string, weight?: Weight) => Promise<number>

const size = 100

/** The weights by the names that the text engine knows. */
const names: Record<Weight, string> = { 600: 'Semi-Bold', 800: 'Ultra-Bold' }

/** One drawing's measure; a text is measured once. */
export function createMeasure(sharp: typeof sharpType): Measure {
  const known = new Map<string, Promise<number>>()
  const ink = (text: string, weight: Weight) => {
    const key = `${weight} ${text}`
    const width = known.get(key) ?? inkWidth(sharp, text, weight)
    known.set(key, width)
    return width
  }
  return async (text, weight = 800) => {
    if (text === '') return 0
    // Only ink can be measured: between two points, the room of the text itself is what is added.
    const [framed, points] = await Promise.all([ink(`.${text}.`, weight), ink('..', weight)])
    return framed - points
  }
}

async function inkWidth(sharp: typeof sharpType, text: string, weight: Weight): Promise<number> {
  const markup = escapeHtml(text).replaceAll(
    '-',
    `<span face="${drawnFonts.hyphenFamily}">-</span>`,
  )
  const font = `${drawnFonts.family} ${names[weight]} ${size}`
  const { width } = await sharp({ text: { text: markup, font, dpi: 72, rgba: true } }).metadata()
  return width / size
}
