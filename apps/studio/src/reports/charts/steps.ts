/** The way from a visit to an agreement: each step drawn on its own measure of the one before it. */
import { figure, type Reader } from '../../platform/tables/figures.ts'
import type { Table } from '../../platform/tables/table.ts'
import { openCanvas, width } from './canvas.ts'

const names = 196
const room = width - names - 110
const rowHeight = 50
const bar = 26

type Words = { name: string; about: string; id: string }

/** Many pages and few agreements share no scale: the bar's length is the root of its share. */
export function drawSteps(table: Table, reader: Reader, { name, about, id }: Words): string {
  const paper = openCanvas(reader)
  const largest = Math.max(1, ...table.rows.map(({ values }) => values[0] ?? 0))
  const sizeOf = (value: number) => Math.sqrt(value / largest) * room
  const last = table.rows.length - 1
  table.rows.forEach(({ label, values }, index) => {
    const y = 6 + index * rowHeight
    const [whole, ofBefore] = [values[0] ?? 0, values[1]]
    paper.text(label[reader.locale], names - 14, y + 19, { to: 'end', most: 24 })
    paper.bar(names, y, sizeOf(whole), bar, index === last ? 'part' : 'whole')
    paper.text(figure(whole, 'count', reader), names + sizeOf(whole) + 10, y + 19, {
      role: 'figure',
    })
    if (ofBefore !== null && ofBefore !== undefined) {
      paper.point(names + 8, y - 12, 4, 'nuqta')
      paper.text(figure(ofBefore, 'share', reader), names + 22, y - 7, { role: 'quiet' })
    }
  })
  paper.line(names, 0, names, 6 + last * rowHeight + bar + 6, 'base')
  return paper.close(14 + last * rowHeight + bar, name, about, id)
}
