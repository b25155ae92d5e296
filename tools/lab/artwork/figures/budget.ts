/**
 * Two seconds along a ruler, as the article counts them: three round trips, the page and its server,
 * styles and font, the bytes, the phone at work, and what is kept back for a bad day.
 */
import { pigments } from '../pigments.data.ts'
import { all, each, group, hair, nuqta, rect, ring, stroke, ticks } from '../shapes.ts'
import { figure } from './figure.ts'

const { annab, lazaward, sama, waraq, zunjufr } = pigments
const left = 120
const millisecond = 0.68
const top = 470
const height = 150
const roundTrip = 150 * millisecond

/** Milliseconds, ink, and the sign above. */
const steps = [
  [450, lazaward, (x: number) => each(3, (i) => trip(x + i * roundTrip))],
  [250, annab, (x: number) => trip(x) + server(x + roundTrip)],
  [150, lazaward, (x: number) => trip(x)],
  [330, annab, (x: number) => bytes(x)],
  [400, lazaward, (x: number) => phone(x)],
] as const

const endOf = (count: number) =>
  steps.slice(0, count).reduce((x, [time]) => x + time * millisecond, left)

export const budget = () => figure(sama, all(steps, step) + rest() + ruler() + limit())

const step = ([time, ink, sign]: (typeof steps)[number], index: number) => {
  const x = endOf(index)
  return rect(x, top, time * millisecond - 6, height, ink) + sign(x)
}

/** There and back. */
const trip = (x: number) =>
  ring(x + roundTrip / 2 - 3, top - 24, roundTrip / 2 - 6, 13, 180, 360, lazaward)

const server = (x: number) =>
  each(3, (i) => rect(x + 6, top - 44 - i * 32, 50, 22, i === 2 ? zunjufr : annab))

const bytes = (x: number) =>
  each(18, (i) => nuqta(x + 24 + (i % 6) * 34, top - 44 - Math.floor(i / 6) * 44, 15, annab))

const phone = (x: number) =>
  rect(x + 96, top - 190, 84, 166, lazaward, { rx: 12 }) +
  rect(x + 106, top - 178, 64, 142, waraq) +
  each(4, (i) => rect(x + 116, top - 162 + i * 26, i % 2 ? 30 : 44, 10, lazaward))

/** Kept back: drawn as what it is, empty. */
const rest = () => {
  const x = endOf(steps.length)
  const width = 420 * millisecond
  const hatch = each(11, (i) =>
    stroke(`M${x - height + i * 44} ${top + height}l${height} ${-height}`, lazaward, 4),
  )
  return (
    `<clipPath id="rest">${rect(x, top, width, height, waraq)}</clipPath>` +
    rect(x, top, width, height, waraq, { opacity: 0.45 }) +
    group(hatch, { clipPath: 'url(#rest)' }) +
    rect(x + 2, top + 2, width - 4, height - 4, 'none', { stroke: lazaward, strokeWidth: 4 }) +
    hair(x + width / 2, top - 84, 48, lazaward, 4, { strokeDasharray: '12 9' })
  )
}

const ruler = () => ticks(left, top + height + 34, 41, 50 * millisecond, annab, [26, 60, 4])

const limit = () => {
  const x = left + 2000 * millisecond
  return rect(x - 4, top - 150, 8, height + 270, annab) + nuqta(x, top - 180, 36, zunjufr)
}
