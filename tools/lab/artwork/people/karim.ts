import { pigments } from '../pigments.data.ts'
import { type Point, path, polygon, rect, ring } from '../shapes.ts'
import { head, neck, portrait, shoulders } from './parts.ts'

const { fustuq, midad, waraq, zinjar } = pigments
const hair = 'M222 304V270A98 98 0 0 1 418 270V304C408 250 372 236 320 236S232 250 222 304Z'
const collar: Point[] = [
  [320, 512],
  [376, 452],
  [398, 478],
  [320, 566],
  [242, 478],
  [264, 452],
]

/** Short hair and a trimmed beard. */
export const karim = () =>
  portrait(
    fustuq,
    shoulders(zinjar) +
      neck('#83502f') +
      head('#9a6341', 94) +
      ring(320, 330, 95, 26, 0, 180, midad) +
      rect(225, 300, 18, 32, midad) +
      rect(397, 300, 18, 32, midad) +
      path(hair, midad) +
      polygon(collar, waraq),
  )
