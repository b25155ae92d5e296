/** Heads, necks and shoulders from arcs. People have hair and cloth here, never faces. */
import { disc, half, rect, sheet } from '../shapes.ts'

export const portrait = (ground: string, inner: string) => sheet(640, 640, ground, inner)

export const shoulders = (cloth: string) =>
  half(320, 700, 270, 180, cloth) + rect(50, 700, 540, 40, cloth)

export const neck = (skin: string) => rect(268, 380, 104, 110, skin) + half(320, 486, 52, 0, skin)

export const head = (skin: string, r = 92) =>
  disc(320, 290, r, skin) + rect(320 - r, 290, r * 2, 44, skin) + half(320, 332, r, 0, skin)
