import { describe, expect, it } from 'vitest'
import { hostileCells } from '../../test/hostile-cells.ts'
import { readCsv } from '../../test/read-csv.ts'
import { readWorkbook } from '../../test/read-workbook.ts'
import { defused } from '../platform/tables/defuse.ts'
import type { Row, Table } from './cells.ts'
import { cvFileName } from './cv-names.ts'
import { writeCsv } from './write-csv.ts'
import { writeXlsx } from './write-xlsx.ts'
import { letters } from './xlsx-parts.ts'

const hostile = [...hostileCells, '\0=1+1', '\0words']
const headers = ['الاسم', 'الرقم', 'متى']
const tableOf = (rows: Row[], locale: 'ar' | 'en' = 'ar'): Table => ({
  locale,
  timeZone: 'Asia/Riyadh',
  headers,
  rows: (async function* () {
    yield* rows
  })(),
})
async function all<Part>(parts: AsyncIterable<Part>): Promise<Part[]> {
  const found: Part[] = []
  for await (const part of parts) found.push(part)
  return found
}
const csvOf = async (rows: Row[]) => (await all(writeCsv(tableOf(rows)))).join('')
const workbookOf = async (rows: Row[], locale?: 'ar' | 'en') =>
  readWorkbook(Buffer.concat(await all(writeXlsx(tableOf(rows, locale)))))

/** What Excel, LibreOffice and Sheets would begin a formula with, after whatever they skip. */
const wakes = (text: string) => /^[=+\-@\t\r\n\0]/.test(text.normalize('NFKC').trimStart())

describe('CSV', () => {
  it('holds 200 hostile cells as words, and each can be read back', async () => {
    const csv = await csvOf(hostile.map((text) => [text, null, null]))
    expect(csv.startsWith('\ufeff')).toBe(true)
    const [head, ...rows] = readCsv(csv.slice(1))
    expect(head).toEqual(headers)
    expect(rows).toHaveLength(hostile.length)
    for (const [index, [text = '']] of rows.entries()) {
      expect(wakes(text), JSON.stringify(text)).toBe(false)
      expect(text.replaceAll("'", '')).toBe(hostile[index]?.replaceAll("'", ''))
    }
  })

  it('holds none for a program that parts by semicolons and sees no quotes in the middle of a line', async () => {
    const sly = ['نصّ;=1+1', 'نصّ\n=1+1;', 'a;"=1+1"', 'a\t@x', 'a;\u200f＝1', ...hostile]
    const csv = await csvOf(sly.map((text) => ['x', null, text]))
    for (const piece of csv.split(/[;\t\r\n]/).slice(1))
      expect(wakes(piece.replace(/^["\s\p{C}]+/u, '')), JSON.stringify(piece)).toBe(false)
  })

  it('writes ordinary Arabic, numbers and moments as they are, by the clocks of the agency', async () => {
    const words = 'سارة «العتيبي»، نريد موقعًا؛ ثمّ تطبيقًا'
    const csv = await csvOf([[words, 12.5, new Date('2026-11-21T21:30:00Z')]])
    expect(csv).toBe(`\ufeffالاسم,الرقم,متى\r\n${words},12.5,2026-11-22 00:30:00\r\n`)
  })

  it('takes as long as the text is, whatever stands in it', () => {
    for (const piece of ['\n', ';', '\t ', ';"', '\u200f;', '=\n', '\n\n-'])
      expect(defused(piece.repeat(300_000)).length).toBeGreaterThan(300_000 - 1)
    expect(defused('\n\n \n-x')).toBe("'\n'\n' \n'-x")
  })

  it('keeps a telephone number text, with its plus', () => {
    expect(defused('+966501234567')).toBe("'+966501234567")
  })
})

describe('a workbook', () => {
  it('holds 200 hostile cells as they were typed, none of them a formula', async () => {
    const { rows, sheet, quoted } = await workbookOf(hostileCells.map((text) => [text, null, null]))
    const names = new Set<string>()
    const walk = (element: typeof sheet) => {
      names.add(element.name)
      element.children.forEach(walk)
    }
    walk(sheet)
    expect(names.has('f')).toBe(false)
    for (const [index, [cell]] of rows.slice(1).entries()) {
      expect(cell).toMatchObject({
        type: 'inlineStr',
        text: hostileCells[index]?.replaceAll('\r', '\n'),
      })
      expect(quoted).toContain(cell?.style)
    }
  })

  it('reads from the right in Arabic only, with moments as numbers that can be sorted', async () => {
    const noon = new Date('2026-11-21T09:00:00Z')
    const { rows, isRightToLeft } = await workbookOf([['سارة', 7, noon]])
    expect(isRightToLeft).toBe(true)
    expect(rows[0]?.map(({ text }) => text)).toEqual(headers)
    expect(rows[1]?.map(({ at, type, text }) => [at, type, text])).toEqual([
      ['A2', 'inlineStr', 'سارة'],
      ['B2', undefined, '7'],
      // 1 January 2026 is day 46023; noon in Riyadh is half a day.
      ['C2', undefined, String(46_023 + 324 + 0.5)],
    ])
    expect((await workbookOf([['x', 1, null]], 'en')).isRightToLeft).toBe(false)
  })

  it('keeps every sign that XML can hold, and what looks like Excel’s own way of writing one', async () => {
    const { rows } = await workbookOf([['<b>&"\u0007_x0041_ 😀\ud800', null, null]])
    expect(rows[1]?.[0]?.text).toBe('<b>&"_x0041_ 😀\ufffd')
  })

  it('names columns as Excel does', () => {
    expect([1, 26, 27, 52, 53, 702, 703].map(letters)).toEqual([
      'A',
      'Z',
      'AA',
      'AZ',
      'BA',
      'ZZ',
      'AAA',
    ])
  })
})

describe('a CV’s name', () => {
  it('is reference, name and job in any script, and never leads out of its folder', () => {
    const parts = { ref: '7k2q', name: 'سارة العتيبي', job: 'مصمّم واجهات', file: 'CV.PDF' }
    expect(cvFileName(parts)).toBe('7k2q_سارة-العتيبي_مصمّم-واجهات.pdf')
    expect(cvFileName({ ...parts, name: '../../etc/passwd', job: '', file: 'x.tar/..' })).toBe(
      '7k2q_etc-passwd',
    )
    expect(
      cvFileName({ ...parts, name: '\u202efdp.exe', job: 'a'.repeat(400) }).length,
    ).toBeLessThan(90)
  })
})
