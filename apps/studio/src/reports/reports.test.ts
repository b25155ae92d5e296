import { describe, expect, it } from 'vitest'
import { hostileCells } from '../../test/hostile-cells.ts'
import { say } from '../platform/i18n/say.ts'
import { cell, tableAsCsv } from '../platform/tables/csv.ts'
import { dayName, figure, type Reader } from '../platform/tables/figures.ts'
import { count, same, type Table } from '../platform/tables/table.ts'
import { drawBars } from './charts/bars.ts'
import { drawColumns } from './charts/columns.ts'
import { scaleFor } from './charts/scale.ts'
import { drawSteps } from './charts/steps.ts'
import { readPeriod } from './period.ts'
import { weeksOf } from './queries/weeks.ts'

const arabic: Reader = { locale: 'ar', digits: 'arab', currency: 'SAR' }
const english: Reader = { ...arabic, locale: 'en' }
const words = { name: 'القنوات', about: 'أعلاها', id: 'x' }
const table = (rows: Table['rows']): Table => ({
  of: say('القناة', 'Channel'),
  columns: [count(say('عملاء', 'Leads')), count(say('تمّ', 'Won'))],
  rows,
})

describe('a bar', () => {
  const row = { label: say('بحث', 'Search'), values: [40, 10] }
  const boxes = (svg: string) =>
    [...svg.matchAll(/<rect class="(\w+)" x="([\d.]+)" y="[\d.]+" width="([\d.]+)"/g)].map(
      ([, role, x, width]) => ({ role, start: Number(x), end: Number(x) + Number(width) }),
    )

  it('grows from the right in Arabic and from the left in English, by the same length', () => {
    const [whole, part] = boxes(drawBars(table([row]), arabic, words))
    const [mirrored] = boxes(drawBars(table([row]), english, words))
    expect(whole?.end).toBe(720 - 196)
    expect(part?.end).toBe(whole?.end)
    expect(mirrored?.start).toBe(196)
    expect((mirrored?.end ?? 0) - (mirrored?.start ?? 0)).toBeCloseTo(
      (whole?.end ?? 0) - (whole?.start ?? 0),
    )
    expect((part?.end ?? 0) - (part?.start ?? 0)).toBeCloseTo(
      ((whole?.end ?? 0) - (whole?.start ?? 0)) / 4,
      0,
    )
  })

  it('is named for those who do not see it, in the digits of its reader', () => {
    const svg = drawBars(table([row]), arabic, words)
    expect(svg).toContain('role="img" aria-labelledby="x-t x-d" direction="rtl" lang="ar"')
    expect(svg).toContain('<title id="x-t">القنوات</title>')
    expect(svg).toContain('٤٠')
    expect(drawBars(table([row]), { ...arabic, digits: 'latn' }, words)).toContain('40')
  })

  it('is drawn of nothing, of zeros and of one thing, without a wrong number', () => {
    const rows = [
      [],
      [{ label: same('a'), values: [0, 0] }],
      [{ label: same('b'), values: [null] }],
    ]
    for (const draw of [drawBars, drawColumns, drawSteps])
      for (const some of rows)
        if (draw !== drawColumns || some.length === 0)
          expect(draw(table(some), arabic, words)).not.toMatch(/NaN|Infinity|undefined/)
  })

  it('holds no word of a visitor as markup', () => {
    const label = same('</text><script>alert(1)</script>\u0000')
    expect(drawBars(table([{ label, values: [1, 0] }]), english, words)).not.toContain('<script')
  })
})

describe('a ruler', () => {
  it.each([
    [0, 4],
    [3, 4],
    [47, 60],
    [100, 100],
    [1_234, 1_500],
    [50_000, 60_000],
  ])('for %i ends at %i, in whole ticks', (largest, end) => {
    const scale = scaleFor(largest)
    expect(scale.end).toBe(end)
    expect(scale.ticks.every(Number.isInteger)).toBe(true)
    expect(scale.ticks.length).toBeLessThanOrEqual(7)
  })
})

describe('weeks', () => {
  it('begin on Sunday, and the empty ones are there too', () => {
    const period = { from: '2026-11-03', to: '2026-11-21', timeZone: 'Asia/Riyadh' }
    const weeks = weeksOf(period, [{ key: '2026-11-08' }], () => [5], 1)
    expect(weeks.map(({ label, values }) => [label.en, values[0]])).toEqual([
      ['2026-11-01', 0],
      ['2026-11-08', 5],
      ['2026-11-15', 0],
    ])
  })
})

describe('a period', () => {
  const now = new Date('2026-11-21T22:30:00Z')

  it('is twelve weeks until today where the agency is', () => {
    expect(readPeriod({}, 'Asia/Riyadh', now)).toMatchObject({
      from: '2026-08-31',
      to: '2026-11-22',
    })
    expect(readPeriod({}, 'UTC', now)).toMatchObject({ to: '2026-11-21' })
  })

  it('is what was asked for, put in order, and never more than five years', () => {
    const asked = { from: '2026-02-01', to: '2026-01-01' }
    expect(readPeriod(asked, 'UTC', now)).toMatchObject({ from: '2026-01-01', to: '2026-02-01' })
    expect(readPeriod({ from: '1900-01-01' }, 'UTC', now).from).toBe('2021-11-17')
    for (const from of ['2026-02-30', 'x', "'; --", ['2026-01-01'], 7])
      expect(readPeriod({ from }, 'UTC', now).from).toBe('2026-08-30')
  })
})

describe('figures', () => {
  it('are written as their reader writes them', () => {
    expect(figure(1_234.5, 'count', arabic)).toBe('١٬٢٣٤٫٥')
    expect(figure(0.25, 'share', english)).toBe('25%')
    expect(figure(null, 'count', english)).toBe('–')
    expect(figure(0.5, 'hours', english)).toBe('30 mins')
    expect(figure(72, 'hours', english)).toBe('3 days')
    expect(dayName('2026-11-15', arabic)).toBe('١٥ نوفمبر')
    expect(dayName('2026-11-15', english)).toBe('15 Nov')
  })
})

describe('a table for Excel', () => {
  it('begins with its mark, and no cell is a formula', () => {
    const rows = [{ label: same('=1+1'), values: [1 / 3, null] }]
    expect(tableAsCsv(table(rows), 'ar')).toBe("\ufeffالقناة,عملاء,تمّ\r\n'=1+1,0.333,\r\n")
  })

  it('holds 200 hostile cells as words, also where cells are parted by semicolons', () => {
    const rows = hostileCells.map((text) => ({ label: same(`قناة;${text}`), values: [1, null] }))
    const csv = tableAsCsv(table(rows), 'ar')
    for (const piece of csv.split(/[,;\t\r\n]/).slice(1))
      expect(piece.replace(/^["\s\p{C}]+/u, '')).not.toMatch(/^[=+\-@＝＋－＠﹦﹢﹣﹫]/)
  })

  it.each(['=x', '+x', '-x', '@x', '\t=x', ' =x', '\u202a=x', '\u200e=x', '＝x', '\r=x'])(
    'defuses %j',
    (text) => expect(cell(text).replace(/^"/, '')).toMatch(/^'/),
  )
})
