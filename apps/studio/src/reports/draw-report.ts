/** A report's chart with its name, and a sentence for those who hear it rather than see it. */
import { listComma } from '@wajiha/arabic'
import { figure, type Reader } from '../platform/tables/figures.ts'
import type { Table } from '../platform/tables/table.ts'
import type { Report } from './report-list.ts'

export function drawReport(report: Report, table: Table, reader: Reader): string | undefined {
  const name = report.title[reader.locale]
  return report.draw?.(table, reader, { name, about: aboutTable(table, reader), id: report.key })
}

/** «أعلاها: بحث ٤٠، مباشر ٢٢، بريد ٩.» */
function aboutTable({ rows, columns }: Table, reader: Reader): string {
  const kind = columns[0]?.kind ?? 'count'
  const largest = [...rows].sort((a, b) => (b.values[0] ?? 0) - (a.values[0] ?? 0)).slice(0, 3)
  if (largest.length === 0) return { ar: 'لا شيء بعد.', en: 'Nothing yet.' }[reader.locale]
  const said = largest.map(
    ({ label, values }) => `${label[reader.locale]} ${figure(values[0], kind, reader)}`,
  )
  const before = { ar: 'أعلاها', en: 'Largest' }[reader.locale]
  return `${before}: ${said.join(listComma(reader.locale))}.`
}
