/** A gauge: nine quarter turns and one needle. */
import { pigments } from '../pigments.data.ts'
import { each, group, nuqta, rect, ring } from '../shapes.ts'
import { plate } from './plate.ts'

const { annab, lazaward, sama, zunjufr } = pigments

export const pace = () => plate(sama, each(9, band) + each(46, tick) + needle())

const band = (index: number) =>
  ring(1600, 1000, 980 - index * 100, 50, 180, 270, index === 3 ? zunjufr : lazaward)

const tick = (index: number) => {
  const angle = 180 + index * 2
  const length = index % 5 ? 30 : 64
  return ring(1600, 1000, 1060 + length, length, angle - 0.12, angle + 0.12, lazaward)
}

const needle = () =>
  group(rect(-1180, -5, 1180, 10, annab) + nuqta(-1180, 0, 34, annab), {
    transform: 'translate(1600 1000) rotate(38)',
  })
