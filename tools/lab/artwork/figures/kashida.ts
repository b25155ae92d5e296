/** Two words set to one measure: the red is kashida, not space. */
import { type Hand, widthOf, write } from '../lettering.ts'
import { pigments } from '../pigments.data.ts'
import { all, line, rect, ticks } from '../shapes.ts'
import { figure } from './figure.ts'

const { annab, fustuq, zunjufr } = pigments
const hand: Hand & { size: number } = { size: 230, weight: 900 }
const left = 150
const right = 1450
const bar = hand.size * 0.193

export const kashida = () =>
  figure(
    fustuq,
    margins() +
      stretched(beforeRa, 330) +
      stretched(afterSeen, 640) +
      ticks(left, 780, 66, 20, annab, [16, 32, 3]),
  )

/** Both halves carry a joiner, so that the letters keep their joined forms round the bar. */
const beforeRa = ['سط\u200d', '\u200dر'] as const
const afterSeen = ['مس\u200d', '\u200dتقيم'] as const

const margins = () => all([left, right], (x) => line([x, 90], [x, 812], annab, 3))

const stretched = ([start, end]: readonly [string, string], baseline: number) => {
  const from = left + widthOf(end, hand)
  const to = right - widthOf(start, hand)
  return (
    write(end, left, baseline, annab, hand) +
    write(start, to, baseline, annab, hand) +
    rect(from - 2, baseline - bar, to - from + 4, bar, zunjufr)
  )
}
