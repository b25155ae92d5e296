/** One shape, two directions. */
import { pigments } from '../pigments.data.ts'
import { each, group, hairs, line, moved, nuqta, ring } from '../shapes.ts'
import { plate } from './plate.ts'

const { annab, ward, zunjufr } = pigments

export const mirror = () =>
  plate(
    ward,
    line([800, 0], [800, 1000], annab, 2) +
      moved(150, 0, each(4, arc)) +
      group(each(4, arc), { transform: 'translate(1450 0) scale(-1 1)' }) +
      nuqta(800, 500, 58, zunjufr) +
      hairs(
        [110, 210].map((r) => [800, 500, r] as const),
        annab,
        0.45,
      ),
  )

const arc = (index: number) =>
  ring(150 + index * 165, 500, 260 - index * 36, 58, 90, 270, index === 1 ? zunjufr : annab)
