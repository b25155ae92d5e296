/** Seven days as columns on a ruler, as small as they stand on the start page. */

import { figure, type Reader } from '../platform/tables/figures.ts'
import { openCanvas } from '../reports/charts/canvas.ts'
import { scaleFor } from '../reports/charts/scale.ts'
import type { Week } from './facts.ts'

const width = 340
const floor = 112
const top = 26
const height = 146

type Words = { name: string; about: string; id: string }

export function drawWeek(week: Week, reader: Reader, { name, about, id }: Words): string {
  const paper = openCanvas(reader, width)
  const { end } = scaleFor(Math.max(0, ...week.map(({ count }) => count)))
  const step = width / Math.max(1, week.length)
  const size = step * 0.56
  paper.line(0, floor, width, floor, 'base')
  week.forEach(({ day, count }, index) => {
    const middle = step * (index + 0.5)
    const tall = (count / end) * (floor - top)
    const isToday = index === week.length - 1
    if (count > 0)
      paper.bar(middle - size / 2, floor - tall, size, tall, isToday ? 'part' : 'whole')
    if (count > 0)
      paper.text(figure(count, 'count', reader), middle, floor - tall - 8, {
        to: 'middle',
        role: 'figure',
      })
    if (isToday) paper.point(middle, floor, 5, 'nuqta')
    paper.line(middle, floor, middle, floor + 7, 'tick')
    paper.text(weekday(day, reader), middle, floor + 28, { to: 'middle', role: 'quiet' })
  })
  return paper.close(height, name, about, id)
}

/** Short, and whole in Arabic, whose days have no abbreviation: `الأحد`, `Sun`. */
const weekday = (day: string, { locale }: Reader) =>
  new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
