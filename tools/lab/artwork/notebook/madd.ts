/** The kashida as a ruler: خط drawn out until it can be measured. */
import { widthOf, write } from '../lettering.ts'
import { pigments } from '../pigments.data.ts'
import { each, hairs, nuqta, rect } from '../shapes.ts'
import { plate } from './plate.ts'

const { annab, fustuq, zunjufr } = pigments
const baseline = 640
const bar = 65.6
const hand = { size: 340, weight: 900 } as const
const left = 90
const right = 1510
const opening = left + widthOf('ـط', hand)
const closing = right - widthOf('خـ', hand)
const middle = (opening + closing) / 2

export const madd = () =>
  plate(
    fustuq,
    write('ـط', left, baseline, annab, hand) +
      write('خـ', closing, baseline, annab, hand) +
      rect(opening - 8, baseline - bar, closing - opening + 16, bar, annab) +
      each(41, tick) +
      nuqta(middle, baseline - 190, 56, zunjufr) +
      hairs(
        [120, 220, 320, 420].map((r) => [middle, baseline - 190, r] as const),
        annab,
      ),
  )

const tick = (index: number) => {
  const x = opening + 10 + ((closing - opening - 20) * index) / 40
  const medium = index % 5 ? 30 : 52
  return rect(x - 2, baseline + 30, 4, index % 10 ? medium : 88, annab)
}
