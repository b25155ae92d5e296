/** Time as a line of columns that stand on a ruler; it runs the way its reader reads. */
import { dayName, figure, type Reader } from '../../platform/tables/figures.ts'
import type { Table } from '../../platform/tables/table.ts'
import { openCanvas, width } from './canvas.ts'
import { scaleFor } from './scale.ts'

const side = 44
const top = 20
const floor = 236
const height = 272

type Words = { name: string; about: string; id: string }

/** @param table its labels are days: `2026-11-15`. */
export function drawColumns(table: Table, reader: Reader, { name, about, id }: Words): string {
  const paper = openCanvas(reader)
  const rows = table.rows
  const largest = Math.max(0, ...rows.map(({ values }) => values[0] ?? 0))
  const { end, ticks } = scaleFor(largest)
  const step = (width - side - 12) / Math.max(1, rows.length)
  const size = Math.min(40, Math.max(1, step * 0.62))
  const heightOf = (value: number) => (value / end) * (floor - top)

  for (const tick of ticks) {
    const y = floor - heightOf(tick)
    paper.line(side, y, width - 12, y, tick === 0 ? 'base' : 'grid')
    paper.text(figure(tick, 'count', reader), side - 10, y + 5, { to: 'end', role: 'quiet' })
  }
  const every = Math.max(1, Math.ceil(rows.length / 8))
  rows.forEach(({ label, values }, index) => {
    const middle = side + step * (index + 0.5)
    const [whole, part] = [values[0] ?? 0, values[1] ?? 0]
    paper.bar(middle - size / 2, floor - heightOf(whole), size, heightOf(whole), 'whole')
    paper.bar(middle - size / 2, floor - heightOf(part), size, heightOf(part), 'part')
    if (part > 0 && size >= 10) paper.point(middle, floor - heightOf(part), 5, 'nuqta')
    const isNamed = index % every === 0
    paper.line(middle, floor, middle, floor + (isNamed ? 13 : 6), 'tick')
    if (isNamed)
      paper.text(dayName(label.en, reader), middle, floor + 32, { to: 'middle', role: 'quiet' })
  })
  return paper.close(height, name, about, id)
}
