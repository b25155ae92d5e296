/** Writing for interfaces: an alif measured in nuqtas, and the reed that has just drawn it. */
import { pigments } from '../pigments.data.ts'
import { all, each, group, hairs, nuqta, path, polygon, rect } from '../shapes.ts'
import { plate } from './plate.ts'

const { annab, zafaran, zunjufr } = pigments
const dot = 44
const dots = 7
const top = 192
const foot = top + dots * 2 * dot
const alif = 470
const tip = [alif + 62, foot] as const

export const voice = () => plate(zafaran, compass() + letter() + each(dots, measure) + pen())

const compass = () =>
  hairs(
    [150, 250, 350, 450].map((r) => [...tip, r] as const),
    annab,
    0.4,
    2.5,
  )

/** Both ends are cut at 45 degrees, as the reed leaves them. */
const letter = () =>
  polygon(
    [
      [alif - 40, top + 80],
      [alif + 40, top],
      [alif + 40, foot],
      [alif - 40, foot - 80],
    ],
    zunjufr,
  )

const measure = (index: number) => nuqta(alif - 130, top + dot + index * 2 * dot, dot, annab)

/** A shaft, a scoop of one arc, and a nib cut at 45 degrees. */
const reed = 'M0 0L48 -48H1500V48H330A180 180 0 0 1 176 4H0Z'

/** Drawn along its own axis with the tip at the origin, then turned up by 45 degrees. */
const pen = () =>
  group(
    path(reed, annab) +
      rect(96, -25, 150, 6, zafaran) +
      all([380, 420, 760, 800], (x) => rect(x, -48, 18, 96, zafaran)),
    { transform: `translate(${tip[0]} ${tip[1]}) rotate(-45)` },
  )
