/**
 * One bar a thing, under a ruler, growing from where reading begins. The second number of the table
 * lies in the bar as its part, and a nuqta marks its end.
 */
import { figure, type Reader } from '../../platform/tables/figures.ts'
import type { Table } from '../../platform/tables/table.ts'
import { openCanvas, width } from './canvas.ts'
import { scaleFor } from './scale.ts'

const names = 196
const figures = 96
const room = width - names - figures
const rowHeight = 38
const head = 34

type Words = { name: string; about: string; id: string }

export function drawBars(table: Table, reader: Reader, { name, about, id }: Words): string {
  const paper = openCanvas(reader)
  const hasPart = table.columns[1]?.kind === 'count'
  const rows = table.rows.slice(0, 13)
  const largest = Math.max(0, ...rows.map(({ values }) => values[0] ?? 0))
  const { end, ticks } = scaleFor(largest)
  const bottom = head + Math.max(1, rows.length) * rowHeight
  const place = (value: number) => names + (value / end) * room

  const between = (ticks[1] ?? end) / 5
  for (let tick = 0; tick <= end + between / 2; tick += between)
    paper.line(place(tick), head - 12, place(tick), head - 6, 'tick')
  for (const tick of ticks) {
    paper.line(place(tick), head - 17, place(tick), bottom, tick === 0 ? 'base' : 'grid')
    paper.text(figure(tick, 'count', reader), place(tick), head - 22, {
      to: 'middle',
      role: 'quiet',
    })
  }
  rows.forEach(({ label, values }, index) => {
    const y = head + index * rowHeight
    const [whole, part] = [values[0] ?? 0, hasPart ? (values[1] ?? 0) : 0]
    paper.text(label[reader.locale], names - 14, y + 24, { to: 'end', most: 24 })
    paper.bar(names, y + 9, (whole / end) * room, 20, 'whole')
    if (part > 0) {
      paper.bar(names, y + 9, (part / end) * room, 20, 'part')
      paper.point(place(part), y + 19, 5, 'nuqta')
    }
    const said = [figure(whole, 'count', reader)]
    if (hasPart) said.push(figure(part, 'count', reader))
    paper.text(said.join(' · '), place(whole) + (part === whole && part > 0 ? 14 : 9), y + 24, {
      role: 'figure',
    })
  })
  return paper.close(bottom + 4, name, about, id)
}
