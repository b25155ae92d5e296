import { describe, expect, it } from 'vitest'
import { richTextBlockSchema } from './rich-text.ts'
import { columnsOf, type TableCell, tableRows } from './table-rows.ts'

const words = (text: string) => [{ type: 'text' as const, text }]
const row = (...texts: string[]) => texts.map(words)
/** `word@column×columns×rows` of every cell. */
const said = (rows: TableCell[][]) =>
  rows.map((cells) =>
    cells.map(({ children: [one], column, columns, rows: tall }) => {
      const text = one?.type === 'text' ? one.text : ''
      return `${text}@${column}×${columns}×${tall}`
    }),
  )

describe('the cells of a table', () => {
  it('stand under their columns when some stand for several', () => {
    const { head, body } = tableRows({
      head: row('Phase', 'Weeks'),
      rows: [row('From', 'To'), row('Study', '1', '2'), row('3', '4')],
      spans: [
        { row: 0, cell: 0, rows: 2 },
        { row: 0, cell: 1, columns: 2 },
        { row: 2, cell: 0, rows: 2 },
      ],
    })
    expect(said(head)).toEqual([
      ['Phase@0×1×2', 'Weeks@1×2×1'],
      ['From@1×1×1', 'To@2×1×1'],
    ])
    expect(said(body)).toEqual([
      ['Study@0×1×2', '1@1×1×1', '2@2×1×1'],
      ['3@1×1×1', '4@2×1×1'],
    ])
    expect(columnsOf([...head, ...body])).toBe(3)
  })

  it('stand as ever in a table of single cells, and never reach below its end', () => {
    expect(said(tableRows({ head: [], rows: [row('a', 'b')] }).body)).toEqual([
      ['a@0×1×1', 'b@1×1×1'],
    ])
    const spans = [{ row: 0, cell: 0, rows: 50 }]
    expect(said(tableRows({ head: [], rows: [row('a'), row()], spans }).body)).toEqual([
      ['a@0×1×2'],
      [],
    ])
  })

  it('stand for whole numbers of others, and not for thousands', () => {
    const table = (span: object) => ({
      type: 'table',
      head: [],
      rows: [row('a')],
      spans: [{ row: 0, cell: 0, ...span }],
    })
    expect(richTextBlockSchema.safeParse(table({ columns: 2, rows: 50 })).success).toBe(true)
    for (const columns of [0, 1, 1.5, 51, '2'])
      expect(richTextBlockSchema.safeParse(table({ columns })).success).toBe(false)
  })
})
