/** Small steps, each with its quarter turn. */
import { pigments } from '../pigments.data.ts'
import { each, nuqta, rect, sector } from '../shapes.ts'
import { plate } from './plate.ts'

const { fustuq, waraq, zinjar, zunjufr } = pigments
const count = 8
const width = 200

export const steps = () => plate(zinjar, each(count, step) + nuqta(100, 76, 44, waraq))

const step = (index: number) => {
  const x = 1600 - (index + 1) * width
  const height = 120 + index * 96
  const y = 1100 - height
  return (
    rect(x, y, width, height, index % 2 ? '#0b4a3c' : '#14705b') +
    sector(x + width, y, width, 180, 270, index === count - 2 ? zunjufr : fustuq)
  )
}
