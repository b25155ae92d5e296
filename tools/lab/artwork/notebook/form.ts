/** A form that never loses a message: the line may break, the envelope holds. */
import { pigments } from '../pigments.data.ts'
import { each, hairs, nuqta, polygon, rect, stroke } from '../shapes.ts'
import { plate } from './plate.ts'

const { annab, ward, zunjufr } = pigments
const left = 300
const top = 190
const width = 1000
const height = 620
const cx = left + width / 2
const flap = top + width / 2 - 60
const middle = top + height / 2

export const form = () => plate(ward, connection() + envelope() + folds() + each(4, echo) + seal())

/** Broken on one side, where the dashes grow towards the envelope; whole on the other. */
const connection = () =>
  rect(0, middle - 13, 18, 26, annab) +
  rect(48, middle - 13, 34, 26, annab) +
  rect(112, middle - 13, 56, 26, annab) +
  rect(198, middle - 13, 102, 26, annab) +
  rect(left + width, middle - 13, left, 26, annab)

const envelope = () =>
  rect(left, top, width, height, annab) +
  polygon(
    [
      [left, top],
      [left + width, top],
      [cx + 60, flap],
      [cx - 60, flap],
    ],
    '#5d1429',
  )

/** The lower folds rise at 45 degrees until they meet the flap. */
const folds = () => {
  const bottom = top + height
  return (
    stroke(`M${left} ${bottom}l280 -280`, ward, 5) +
    stroke(`M${left + width} ${bottom}l-280 -280`, ward, 5)
  )
}

const echo = (index: number) => {
  const y = flap - 96 - index * 84
  const reach = y - top
  return stroke(`M${cx - reach} ${top}L${cx} ${y}L${cx + reach} ${top}`, ward, 5)
}

const seal = () =>
  nuqta(cx, flap - 60, 96, zunjufr) +
  hairs(
    [140, 190, 240].map((r) => [cx, flap - 60, r] as const),
    ward,
    0.5,
    2,
  )
