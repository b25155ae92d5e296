/** Documents as one JSON array, with where they came from and what happened to them. */
import type { PayloadRequest, Where } from 'payload'
import { isRecord, valueAt } from '../platform/objects.ts'
import type { Exported } from './column-lists.data.ts'
import { columnsOf, type Doc, selectOf } from './columns.ts'
import { createNames, type Names } from './names.ts'
import { readDocs } from './read-docs.ts'
import type { Wanted } from './read-table.ts'

type Columns = ReturnType<typeof columnsOf>

/** Codes stay codes; relations are `{ id, name }`; moments are ISO 8601 in UTC. */
export async function* writeJson(req: PayloadRequest, wanted: Wanted): AsyncGenerator<string> {
  const { collection, locale } = wanted
  const columns = columnsOf(req.payload, collection)
  const names = createNames(req, columns, locale)
  const select = selectOf(columns)
  // The whole story of the visits, not only what has a column.
  if (collection !== 'subscribers') Object.assign(select, { attribution: true })
  yield '['
  let isFirst = true
  for await (const docs of readDocs(req, wanted, select)) {
    await names.load(docs)
    const histories = await historiesOf(req, collection, docs)
    for (const doc of docs) {
      const value = { ...jsonOf(doc, columns, names), ...histories.get(doc.id) }
      yield `${isFirst ? '' : ','}\n${JSON.stringify(value)}`
      isFirst = false
    }
  }
  yield '\n]\n'
}

function jsonOf(doc: Doc, columns: Columns, names: Names): Record<string, unknown> {
  const value: Record<string, unknown> = { id: doc.id }
  for (const { path, relation } of columns) {
    const [first = '', second] = path.split('.')
    const found = valueAt(doc, path) ?? null
    const told =
      relation && found !== null
        ? { id: String(found), name: names.of(relation, String(found)) }
        : found
    const before = value[first]
    if (second) value[first] = { ...(isRecord(before) ? before : {}), [second]: told }
    else value[first] = told
  }
  if (isRecord(doc.attribution)) value.attribution = withoutDevice(doc.attribution)
  return value
}

/** `visitor` would tell a device again elsewhere; `credits` are sums of ours. */
const withoutDevice = ({ visitor, credits, ...rest }: Record<string, unknown>): object => rest

type Line = { at: string; type: string; [more: string]: unknown }

async function historiesOf(
  req: PayloadRequest,
  collection: Exported,
  docs: readonly Doc[],
): Promise<Map<string, { history: Line[] }>> {
  if (collection === 'subscribers') return new Map()
  const about = collection === 'leads' ? 'lead' : 'application'
  const histories = new Map<string, { history: Line[] }>(
    docs.map(({ id }) => [id, { history: [] }]),
  )
  const where: Where = { [about]: { in: [...histories.keys()] } }
  const found = await req.payload.find({
    collection: 'activities',
    where,
    sort: 'at',
    pagination: false,
    depth: 0,
    req,
    overrideAccess: false,
  })
  for (const one of found.docs) {
    const { type, from = null, to = null, note = null, actorName = null, at } = one
    histories.get(String(one[about]))?.history.push({ at, type, from, to, note, by: actorName })
  }
  return histories
}
