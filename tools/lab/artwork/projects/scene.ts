/** What the covers of the case studies share: their format and their frieze. */
import { pigments } from '../pigments.data.ts'
import { each, half, sheet } from '../shapes.ts'

export const sceneWidth = 1600
export const sceneHeight = 1200

export const scene = (ground: string, inner: string, defs?: string) =>
  sheet(sceneWidth, sceneHeight, ground, inner, defs)

/** A row of half discs along the foot of a picture: bowls, or domes from 180 degrees. */
export const frieze = (y: number, r: number, from: 0 | 180) =>
  each(16, (i) => half(50 + i * 100, y, r, from, i % 2 ? pigments.zunjufr : pigments.zafaran))
