/** How wide words are, in the typeface that draws them. */
import type sharpType from 'sharp'
import { fontFamily } from './fonts.ts'

export type Weight = 600 | 800

/** Answers the width of a text in ems: 2.5 is two and a half times the size of the type. */
export type Measure = (text: string, weight?: Weight) => Promise<number>

const size = 100

/** The weights by the names that the text engine knows. */
const names: Record<Weight, string> = { 600: 'Semi-Bold', 800: 'Ultra-Bold' }

/** One drawing's measure; a text is measured once. */
export function createMeasure(sharp: typeof sharpType): Measure {
  const known = new Map<string, Promise<number>>()
  return (text, weight = 800) => {
    const key = `${weight} ${text}`
    const width = known.get(key) ?? measured(sharp, text, weight)
    known.set(key, width)
    return width
  }
}

async function measured(sharp: typeof sharpType, text: string, weight: Weight): Promise<number> {
  if (text.trim() === '') return 0
  const markup = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  const font = `${fontFamily} ${names[weight]} ${size}`
  const { width } = await sharp({ text: { text: markup, font, dpi: 72, rgba: true } }).metadata()
  return width / size
}
