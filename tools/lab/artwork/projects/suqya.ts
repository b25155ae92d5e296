/** Suqya, water: one drop, counterchanged across its axis. */
import { pigments } from '../pigments.data.ts'
import { all, drop, rect, ring } from '../shapes.ts'
import { scene, sceneHeight, sceneWidth } from './scene.ts'

const { fustuq, lazaward, sama, waraq, zunjufr } = pigments
const cx = sceneWidth / 2
const cy = 730

/** Radius of every layer of the drop, with its ink on the left and on the right. */
const layers = [
  [420, lazaward, fustuq],
  [358, sama, waraq],
  [296, waraq, sama],
  [234, sama, waraq],
  [172, lazaward, sama],
  [110, fustuq, lazaward],
  [52, zunjufr, zunjufr],
] as const

const side = (id: string, x: number) =>
  `<clipPath id="${id}"><rect x="${x}" width="${cx}" height="${sceneHeight}"/></clipPath>`

export const suqya = () =>
  scene(
    fustuq,
    rect(cx, 0, cx, sceneHeight, lazaward) +
      ripples(lazaward, 90) +
      ripples(fustuq, -90) +
      all(layers, layer),
    side('left', 0) + side('right', cx),
  )

const ripples = (ink: string, from: number) =>
  all([500, 580, 660, 740], (r) => ring(cx, cy, r, 14, from, from + 180, ink))

const layer = ([r, left, right]: (typeof layers)[number]) =>
  drop(cx, cy, r, left, { clipPath: 'url(#left)' }) +
  drop(cx, cy, r, right, { clipPath: 'url(#right)' })
