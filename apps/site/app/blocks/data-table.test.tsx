import type { BlockOf } from '@wajiha/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { LocaleProvider } from '#app/locale/locale-context.tsx'
import { DataTable } from './data-table.tsx'
import { MergedTable } from './merged-table.tsx'

const row = (...texts: string[]) => texts.map((text) => [{ type: 'text' as const, text }])
const drawn = (table: Omit<BlockOf<'table'>, 'type'>) =>
  renderToStaticMarkup(
    <LocaleProvider locale="en">
      {table.spans ? (
        <MergedTable type="table" {...table} />
      ) : (
        <DataTable type="table" {...table} />
      )}
    </LocaleProvider>,
  )
const bare = (html: string) => html.replace(/ class="[^"]*"/g, '')

describe('a table in a text', () => {
  it('draws a cell that stands for several, with every head over its own columns', () => {
    const html = drawn({
      head: row('Phase', 'Weeks'),
      rows: [row('From', 'To'), row('Study', '1', '2'), row('All', '4')],
      spans: [
        { row: 0, cell: 0, rows: 2 },
        { row: 0, cell: 1, columns: 2 },
        { row: 3, cell: 0, columns: 2 },
      ],
    })
    expect(bare(html)).toContain(
      [
        '<thead><tr><th scope="col" rowSpan="2">Phase</th><th scope="col" colSpan="2">Weeks</th></tr>',
        '<tr><th scope="col">From</th><th scope="col">To</th></tr></thead>',
        '<tbody><tr><td>Study</td><td>1</td><td>2</td></tr>',
        '<tr><td colSpan="2">All</td><td>4</td></tr></tbody>',
      ].join(''),
    )
  })

  it('names each row by its first cell where that is its head, whatever rows it stands for', () => {
    const html = drawn({
      head: row('', '2025'),
      rows: [row('Riyadh', '4'), row('5'), row('Jeddah', '6')],
      spans: [{ row: 1, cell: 0, rows: 2 }],
      headColumn: true,
    })
    expect(bare(html)).toContain(
      '<tr><th scope="row" rowSpan="2">Riyadh</th><td>4</td></tr><tr><td>5</td></tr><tr><th scope="row">Jeddah</th><td>6</td></tr>',
    )
  })

  it('becomes cards on a phone from four columns on, unless a cell belongs to several', () => {
    const wide = { head: row('a', 'b', 'c', 'd'), rows: [row('1', '2', '3', '4'), row('5', '6')] }
    expect(drawn(wide)).toContain('data-head="d"')
    expect(bare(drawn({ ...wide, headColumn: true }))).toContain('<th scope="row">1</th>')
    const merged = drawn({ ...wide, spans: [{ row: 1, cell: 0, rows: 2 }] })
    expect(merged).not.toContain('data-head')
  })
})
