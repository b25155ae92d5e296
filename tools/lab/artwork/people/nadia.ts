import { pigments } from '../pigments.data.ts'
import { all, disc, path } from '../shapes.ts'
import { head, neck, portrait, shoulders } from './parts.ts'

const { annab, zinjar, zunjufr } = pigments
const brow = 'M228 290A92 92 0 0 1 412 290C360 250 280 250 228 290Z'

/** Centre and radius of every curl. */
const curls = [
  [220, 230, 70],
  [290, 180, 76],
  [370, 184, 74],
  [430, 246, 66],
  [448, 330, 58],
  [194, 320, 60],
  [202, 398, 50],
  [440, 404, 50],
] as const

/** A head of curls. */
export const nadia = () =>
  portrait(
    zinjar,
    shoulders(zunjufr) +
      all(curls, ([x, y, r]) => disc(x, y, r, annab)) +
      neck('#7a4a30') +
      head('#8a5638') +
      path(brow, annab),
  )
