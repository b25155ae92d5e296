/** Five channels side by side: their clicks to the left of the axis, their clients to the right. */
import { pigments } from '../pigments.data.ts'
import { all, disc, each, hoop, moved, nuqta, polygon, rect, stroke } from '../shapes.ts'
import { figure } from './figure.ts'

const { annab, sama, waraq, zunjufr } = pigments
const axis = 940
const rowHeight = 160

const search = () => hoop(-8, -8, 30, 9, sama) + stroke('M12 12L36 36', sama, 10)

const letter = () =>
  rect(-38, -26, 76, 52, 'none', { stroke: sama, strokeWidth: 8 }) +
  stroke('M-38 -26L0 10L38 -26', sama, 8)

const video = () =>
  polygon(
    [
      [-20, -34],
      [36, 0],
      [-20, 34],
    ],
    sama,
  )

const chat = () =>
  disc(-10, -6, 28, sama) +
  polygon(
    [
      [-34, 2],
      [-34, 38],
      [2, 20],
    ],
    sama,
  ) +
  disc(26, 16, 16, sama)

const referral = () => nuqta(-24, 0, 20, sama) + nuqta(26, 0, 20, sama) + rect(-24, -4, 50, 8, sama)

/** Symbol, clicks in hundreds, clients in tens. */
const rows = [
  [video, 19, 1],
  [chat, 16, 2],
  [search, 11, 5],
  [letter, 6, 4],
  [referral, 3, 6],
] as const

export const channels = () => figure(sama, rect(axis - 4, 0, 8, 900, annab) + all(rows, row))

const row = ([symbol, clicks, clients]: (typeof rows)[number], index: number) => {
  const y = 130 + index * rowHeight
  return (
    each(clicks, (i) => nuqta(axis - 104 - i * 42, y, 17, annab)) +
    each(clients, (i) => client(axis + 130 + i * 90, y)) +
    badge(symbol(), y)
  )
}

const client = (x: number, y: number) => disc(x, y, 38, zunjufr) + disc(x, y, 15, waraq)

const badge = (symbol: string, y: number) => disc(axis, y, 68, annab) + moved(axis, y, symbol)
