/** A table of costs, read line by line; anything wrong with it is said of its line. Pure. */
import { foldDigits, foldNumber } from '@wajiha/arabic'
import { entriesOf } from '@wajiha/contract/records'
import { columnNames, type Mistake, mistakes } from './mistakes.ts'
import { type Line, readTable } from './read-table.ts'

export type CostLine = {
  line: number
  /** `2026-11-21` */
  day: string
  /** As written; empty where the table does not say. */
  campaign: string
  source: string
  medium: string
  content: string
  amount: number
}

/** The lines that can be read, and what is wrong with the others or with the whole. */
type ReadCosts = { costs: CostLine[]; mistakes: Mistake[] }

type Column = 'day' | 'campaign' | 'source' | 'medium' | 'content' | 'cost' | 'currency'

const headings: Record<Column, RegExp> = {
  day: /^(?:date|day|التاريخ|تاريخ|اليوم)$/,
  campaign: /^(?:(?:utm[ _])?campaign(?: name)?|(?:اسم )?الحملة)$/,
  source: /^(?:(?:utm[ _])?source|المصدر)$/,
  medium: /^(?:(?:utm[ _])?medium|الوسيلة|الوسيط)$/,
  content: /^(?:(?:utm[ _])?content|المحتوى)$/,
  cost: /^(?:cost|spend|amount(?: spent)?|التكلفة|المبلغ|الإنفاق)$/,
  currency: /^(?:currency(?: code)?|العملة)$/,
}

const mostLines = 5_000

/** @param currency of the reports; another one in the table is a mistake. */
export function readCosts(text: string, currency: string): ReadCosts {
  const table = readTable(text)
  if (!table) return none([{ words: mistakes.unreadable }])
  const [head, ...lines] = table.lines
  const columns = columnsOf(head)
  const lacking = (['day', 'campaign', 'cost'] as const).filter((name) => !columns.has(name))
  if (lacking.length > 0)
    return none(lacking.map((name) => ({ words: mistakes.column(columnNames[name]) })))
  if (lines.length === 0) return none([{ words: mistakes.empty }])
  if (lines.length > mostLines) return none([{ words: mistakes.tooLarge }])
  const hasDecimalComma = table.separator !== ','
  const read = lines.map((line) => readLine(line, columns, { currency, hasDecimalComma }))
  return {
    costs: read.flatMap((one) => ('cost' in one ? [one.cost] : [])),
    mistakes: read.flatMap((one) => ('mistakes' in one ? one.mistakes : [])),
  }
}

const none = (wrong: Mistake[]): ReadCosts => ({ costs: [], mistakes: wrong })

/** The first column of each name. */
function columnsOf(head: Line | undefined): Map<Column, number> {
  const columns = new Map<Column, number>()
  for (const [at, cell] of (head?.cells ?? []).entries()) {
    const name = cell
      .normalize('NFC')
      .toLowerCase()
      .replace(/\p{Cf}/gu, '')
      .trim()
    for (const [column, heading] of entriesOf(headings))
      if (heading.test(name) && !columns.has(column)) columns.set(column, at)
  }
  return columns
}

type Ways = { currency: string; hasDecimalComma: boolean }

function readLine(
  { line, cells }: Line,
  columns: Map<Column, number>,
  ways: Ways,
): { mistakes: Mistake[] } | { cost: CostLine } {
  const at = (column: Column) => cells[columns.get(column) ?? -1]?.normalize('NFC').trim() ?? ''
  const [day, amount] = [readDay(at('day')), readAmount(at('cost'), ways.hasDecimalComma)]
  const currency = at('currency').toUpperCase()
  const wrong: Mistake[] = []
  if (!day) wrong.push({ line, words: mistakes.day(at('day')) })
  if (amount === undefined) wrong.push({ line, words: mistakes.cost(at('cost')) })
  if (currency && currency !== ways.currency.toUpperCase())
    wrong.push({ line, words: mistakes.currency(at('currency'), ways.currency) })
  if (!day || amount === undefined || wrong.length > 0) return { mistakes: wrong }
  const [campaign, source] = [at('campaign'), at('source')]
  const cost = { line, day, campaign, source, medium: at('medium'), content: at('content'), amount }
  return { cost }
}

/** `٢٠٢٦-١١-٢١`, `2026/11/21` and `21/11/2026`; the day comes first, as in all of the region. */
export function readDay(text: string): string | undefined {
  const parts = foldDigits(text)
    .replace(/\p{Cf}/gu, '')
    .split(/[-/.]/)
  if (parts.length !== 3 || !parts.every((part) => /^\d{1,4}$/.test(part))) return undefined
  const [year, month, day] = parts[0]?.length === 4 ? parts : parts.toReversed()
  if (year?.length !== 4 || year < '2000') return undefined
  const written = `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`
  const moment = new Date(`${written}T00:00:00Z`)
  const isDay = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(written)
  return isDay ? written : undefined
}

/**
 * `١٬٢٥٠٫٥`, `1,250.50`, `1.250,50` and `12,5`. Of two signs the last is the decimal one. A comma alone before
 * exactly three digits parts thousands, unless the table itself has its cells apart by other signs.
 *
 * @returns nothing for what is no amount, is less than nothing, or more than a billion.
 */
export function readAmount(text: string, hasDecimalComma: boolean): number | undefined {
  const plain = foldNumber(text).replace(/[\s\u00A0\u202F'’]/g, '')
  if (!/^\d[\d.,]*$/.test(plain)) return undefined
  const [lastComma, lastDot] = [plain.lastIndexOf(','), plain.lastIndexOf('.')]
  const sign = lastComma > lastDot ? ',' : '.'
  const isAlone = plain.split(sign).length === 2
  const isBoth = lastComma >= 0 && lastDot >= 0
  const partsThousands =
    sign === ',' && !isBoth && !hasDecimalComma && /^\d{1,3},\d{3}$/.test(plain)
  const isDecimal = isAlone && !partsThousands
  const [whole = '', part = ''] = isDecimal ? plain.split(sign) : [plain]
  if (!/^(?:\d+|\d{1,3}(?:[.,]\d{3})+)$/.test(whole) || !/^\d{0,6}$/.test(part)) return undefined
  const amount = Number(`${whole.replace(/[.,]/g, '')}.${part || '0'}`)
  return amount <= 1_000_000_000 ? amount : undefined
}
