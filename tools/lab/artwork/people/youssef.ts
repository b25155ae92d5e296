import { pigments } from '../pigments.data.ts'
import { half, type Point, path, polygon, rect } from '../shapes.ts'
import { head, neck, portrait, shoulders } from './parts.ts'

const { annab, waraq, zafaran, zunjufr } = pigments
const hair = 'M222 300V270A98 98 0 0 1 418 270V300C404 240 372 232 320 232S236 240 222 300Z'
const shirt: Point[] = [
  [320, 520],
  [262, 452],
  [226, 500],
  [320, 640],
  [414, 500],
  [378, 452],
]
const tie: Point[] = [
  [320, 520],
  [342, 548],
  [320, 640],
  [298, 548],
]

const silver = () =>
  path(hair, waraq) +
  rect(222, 282, 18, 56, waraq) +
  rect(400, 282, 18, 56, waraq) +
  half(296, 362, 26, 180, waraq) +
  half(344, 362, 26, 180, waraq)

/** Silver hair and a moustache. */
export const youssef = () =>
  portrait(
    zafaran,
    shoulders(annab) +
      neck('#b77c52') +
      head('#c98d62', 94) +
      silver() +
      polygon(shirt, waraq) +
      polygon(tie, zunjufr),
  )
