/** Small pieces of SVG. Lengths are pixels of the picture. */

import { drawnFonts } from '@wajiha/brand/drawn-fonts'
import { escapeHtml } from '#app/seo/escape-html.ts'
import type { Weight } from './measure.ts'

type Text = {
  x: number
  /** The baseline. */
  y: number
  size: number
  fill: string
  weight?: Weight
  direction: 'rtl' | 'ltr'
  /** Which end of the text stands at `x`, in its own direction. */
  anchor?: 'start' | 'end'
  tracking?: number
}

export function text(words: string, options: Text): string {
  const { x, y, size, fill, weight = 800, direction, anchor = 'start', tracking = 0 } = options
  const spacing = tracking ? ` letter-spacing="${tracking}"` : ''
  return `<text x="${x}" y="${y}" font-family="${drawnFonts.family}" font-weight="${weight}" font-size="${size}" fill="${fill}" direction="${direction}" text-anchor="${anchor}" xml:space="preserve"${spacing}>${withHyphens(words)}</text>`
}

const withHyphens = (words: string) =>
  escapeHtml(words).replaceAll('-', `<tspan font-family="${drawnFonts.hyphenFamily}">-</tspan>`)

/** A bar from one x to another, standing on the baseline. */
export function bar(from: number, to: number, baseline: number, height: number, fill: string) {
  const x = Math.min(from, to)
  return `<path fill="${fill}" d="M${x} ${baseline}h${Math.abs(to - from)}v${-height}h${-Math.abs(to - from)}z"/>`
}

/** A nuqta around a point. */
export const nuqta = (x: number, y: number, radius: number, fill: string) =>
  `<path fill="${fill}" d="M${x} ${y - radius}l${radius} ${radius}-${radius} ${radius}-${radius}-${radius}z"/>`
