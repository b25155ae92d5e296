/** Bayt Tamr, dates: a palm whose fronds are nested half turns that share one tangent point. */
import { pigments } from '../pigments.data.ts'
import { all, disc, each, hairs, half, nuqta, rect, ring } from '../shapes.ts'
import { frieze, scene, sceneWidth } from './scene.ts'

const { annab, ward, zafaran, zinjar, zunjufr } = pigments
const cx = sceneWidth / 2
const cy = 560

/** Radius and thickness of every pair of fronds, from the longest. */
const fronds = [
  [400, 62],
  [322, 54],
  [252, 48],
  [190, 42],
  [134, 36],
  [86, 30],
  [44, 26],
] as const

export const tamr = () =>
  scene(ward, sun() + all(fronds, pair) + clusters(-1) + clusters(1) + trunk() + foot())

const sun = () =>
  disc(cx, cy, 470, zafaran) +
  hairs(
    [
      [cx, cy, 470],
      [cx - 400, cy, 400],
      [cx + 400, cy, 400],
      [cx - 236, cy, 236],
      [cx + 236, cy, 236],
    ],
    annab,
    0.45,
  )

const pair = ([r, t]: (typeof fronds)[number], index: number) => {
  const ink = index % 2 ? annab : zinjar
  return ring(cx - r, cy, r, t, 180, 360, ink) + ring(cx + r, cy, r, t, 180, 360, ink)
}

const clusters = (side: -1 | 1) =>
  all(fronds.slice(0, 3), ([r, t], frond) =>
    each(5 - frond, (i) =>
      nuqta(cx + side * (2 * r - t / 2), cy + 40 + i * 58, 27, i % 2 ? annab : zunjufr),
    ),
  )

const trunk = () => each(7, (i) => half(cx, cy + 6 + i * 78, 84, 0, i % 2 ? zunjufr : annab))

const foot = () => rect(0, 1108, sceneWidth, 92, annab) + frieze(1150, 30, 180)
