import type { PayloadRequest } from 'payload'
import type { Cell, Row, Table } from './cells.ts'
import { type Column, columnsOf, type Doc, selectOf } from './columns.ts'
import { createNames, type Names } from './names.ts'
import { readDocs, type Source } from './read-docs.ts'

export type Wanted = Source & {
  locale: 'ar' | 'en'
  timeZone: string
}

/** The documents as a table with words for codes and names for relations. */
export function readTable(req: PayloadRequest, wanted: Wanted): Table {
  const columns = columnsOf(req.payload, wanted.collection)
  const { locale, timeZone } = wanted
  const headers = columns.map(({ label }) => label[locale])
  return { locale, timeZone, headers, rows: rowsOf(req, wanted, columns) }
}

async function* rowsOf(
  req: PayloadRequest,
  wanted: Wanted,
  columns: readonly Column[],
): AsyncGenerator<Row> {
  const { locale } = wanted
  const names = createNames(req, columns, locale)
  for await (const docs of readDocs(req, wanted, selectOf(columns))) {
    await names.load(docs)
    for (const doc of docs) yield columns.map((column) => cellOf(column, doc, names, locale))
  }
}

function cellOf(column: Column, doc: Doc, names: Names, locale: 'ar' | 'en'): Cell {
  const cell = column.read(doc, locale)
  return column.relation && cell !== null ? names.of(column.relation, String(cell)) : cell
}
