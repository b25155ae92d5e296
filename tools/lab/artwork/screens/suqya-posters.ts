/** Four posters of the Suqya launch. */
import { pigments } from '../pigments.data.ts'
import { drop, each, half, rect, ring, sheet } from '../shapes.ts'

const { annab, fustuq, lazaward, sama, waraq, ward, zunjufr } = pigments

export const suqyaPosters = () =>
  sheet(1600, 600, fustuq, single() + ripples() + rain() + sunrise())

const single = () => drop(200, 350, 130, lazaward) + drop(200, 350, 80, fustuq)

const ripples = () =>
  rect(400, 0, 400, 600, zunjufr) +
  each(4, (i) => ring(800, 600, 380 - i * 90, 44, 180, 270, waraq))

const rain = () =>
  rect(800, 0, 400, 600, lazaward) +
  each(5, (row) =>
    each(3, (column) =>
      drop(880 + column * 120, 90 + row * 112, 34, (row + column) % 2 ? fustuq : sama),
    ),
  )

const sunrise = () =>
  rect(1200, 0, 400, 600, ward) +
  half(1400, 300, 150, 180, annab) +
  half(1400, 300, 150, 0, zunjufr) +
  drop(1400, 320, 46, waraq)
