/** Which clicks became clients: thirty leaps along one line, three of which arrive. */
import { pigments } from '../pigments.data.ts'
import { all, disc, each, hair, line, nuqta, rect, ring } from '../shapes.ts'
import { plate } from './plate.ts'

const { annab, sama, zunjufr } = pigments
const baseline = 736
const clickAt = (index: number) => 90 + index * 34

/** Which click reached which client. */
const arrivals = [
  [3, 1520],
  [11, 1390],
  [22, 1260],
] as const

/** The others fall back on the line: where they started and how far they got. */
const falls = [
  [0, 40],
  [1, 96],
  [5, 62],
  [7, 130],
  [8, 36],
  [10, 88],
  [14, 118],
  [15, 52],
  [17, 150],
  [19, 74],
  [21, 44],
  [24, 98],
  [26, 58],
  [28, 80],
] as const

export const ledger = () =>
  plate(
    sama,
    each(5, rule) +
      all(falls, fall) +
      all(arrivals, arrival) +
      rect(0, baseline - 4, 1600, 8, annab) +
      each(32, click) +
      all(arrivals, client),
  )

const rule = (index: number) =>
  line([0, baseline + 62 * (index + 1)], [1600, baseline + 62 * (index + 1)], annab, 2, {
    opacity: 0.35,
  })

const fall = ([index, r]: (typeof falls)[number]) =>
  ring(clickAt(index) + r, baseline, r, 3, 180, 360, annab, { opacity: 0.6 })

const arrival = ([index, to]: (typeof arrivals)[number], order: number) => {
  const r = (to - clickAt(index)) / 2
  return ring(clickAt(index) + r, baseline, r + 13, 26, 180, 360, order ? annab : zunjufr)
}

const click = (index: number) => {
  const arrived = arrivals.some(([from]) => from === index)
  return nuqta(clickAt(index), baseline, arrived ? 22 : 11, annab)
}

const client = ([, x]: (typeof arrivals)[number], order: number) =>
  disc(x, baseline, 52, order ? annab : zunjufr) +
  disc(x, baseline, 26, sama) +
  nuqta(x, baseline, 14, annab) +
  hair(x, baseline, 64, annab, 2, { opacity: 0.4 })
