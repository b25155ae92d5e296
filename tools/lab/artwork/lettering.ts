/**
 * Arabic and Latin words in the pictures. They were shaped and outlined once, so that a picture never
 * depends on the fonts of the machine that draws it: see `lettering.data.ts`.
 */
import { glyphs, words } from './lettering.data.ts'
import { path, round } from './shapes.ts'

export interface Hand {
  /** Pixels of an em. */
  readonly size?: number
  readonly weight?: 500 | 700 | 800 | 900
  /** Which end of the word stands at x: its left, its middle or its right. */
  readonly anchor?: 'left' | 'middle' | 'right'
}

const unitsPerEm = 1000

const findWord = (text: string, weight: number) => {
  const word = words[`${weight} ${text}`]
  if (!word) throw new Error(`No outline for «${text}» at weight ${weight} in lettering.data.ts`)
  return word
}

const outline = (run: string) =>
  run
    .split(' ')
    .map((placed) => {
      const [glyph = '', x = '0', y = '0'] = placed.split(/[@,]/)
      return `M${x} ${y}${glyphs[glyph] ?? ''}`
    })
    .join('')

/** Width of a word in pixels. */
export const widthOf = (text: string, { size = 48, weight = 800 }: Hand = {}) =>
  (findWord(text, weight).width * size) / unitsPerEm

/** Writes a word with its baseline at y. */
export const write = (text: string, x: number, y: number, ink: string, hand: Hand = {}) => {
  const { size = 48, weight = 800, anchor = 'left' } = hand
  const back = { left: 0, middle: 0.5, right: 1 }[anchor] * widthOf(text, hand)
  const place = `translate(${round(x - back)} ${round(y)}) scale(${round(size) / unitsPerEm})`
  return path(outline(findWord(text, weight).run), ink, { transform: place })
}
