/** Before the circle: a point, the compass standing on it, and the arc that is still to come. */
import { pigments } from '../pigments.data.ts'
import { disc, hairs, nuqta, polygon, sector } from '../shapes.ts'
import { plate } from './plate.ts'

const { annab, fustuq, sama, zunjufr } = pigments
const [x, y] = [560, 760]
const [hingeX, hingeY] = [850, 190]
const [penX, penY] = [1140, 760]

export const start = () =>
  plate(
    sama,
    hairs(
      [145, 290, 435, 580, 725].map((r) => [x, y, r] as const),
      annab,
    ) +
      sector(x, y, 580, 270, 360, fustuq) +
      leg(x, y) +
      leg(penX, penY) +
      disc(hingeX, hingeY, 62, annab) +
      disc(hingeX, hingeY, 22, sama) +
      nuqta(x, y + 8, 64, zunjufr),
  )

/** One leg of the compass, from its hinge to its point. */
const leg = (toX: number, toY: number) =>
  polygon(
    [
      [hingeX - 34, hingeY],
      [hingeX + 34, hingeY],
      [toX, toY],
    ],
    annab,
  )
