/** One number that matters, in a field of numbers that do not. */
import { pigments } from '../pigments.data.ts'
import { each, group, hair, nuqta } from '../shapes.ts'
import { plate } from './plate.ts'

const { annab, zafaran, zunjufr } = pigments

export const one = () =>
  plate(
    zafaran,
    each(8, (row) => each(13, (column) => dot(column, row))) +
      group(each(4, (i) => hair(1040, 440, 84 * (i + 1), annab, 2.5))),
  )

const dot = (column: number, row: number) => {
  const chosen = column === 8 && row === 3
  return nuqta(80 + column * 120, 80 + row * 120, chosen ? 46 : 17, chosen ? zunjufr : annab)
}
