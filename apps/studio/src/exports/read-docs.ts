/** The documents of an export, newest first and in parts, as whoever asks may read them. */
import type { PayloadRequest, SelectType, Where } from 'payload'
import type { Exported } from './column-lists.data.ts'
import { type Doc, docsIn } from './columns.ts'

const keysAtOnce = 2_000
const partSize = 250

export type Source = {
  collection: Exported
  where: Where
  /** Documents made after this moment are left out. ISO 8601. */
  until: string
}

/** @throws what Payload says to those who may not, and about filters that it does not know. */
export async function countDocs(req: PayloadRequest, source: Source): Promise<number> {
  const { totalDocs } = await req.payload.count({
    collection: source.collection,
    where: within(source),
    req,
    overrideAccess: false,
  })
  return totalDocs
}

/**
 * 250 at a time. Keys are read first, 2,000 at once and each page of them below the last one of the page
 * before: what arrives or changes meanwhile neither doubles a row nor hides one, and a list of any length
 * needs the memory of a page.
 */
export async function* readDocs(
  req: PayloadRequest,
  source: Source,
  select: SelectType,
): AsyncGenerator<Doc[]> {
  let last: Doc | undefined
  do {
    const keys = await readKeys(req, source, last)
    for (let at = 0; at < keys.length; at += partSize)
      yield await readPart(req, source, keys.slice(at, at + partSize), select)
    last = keys.length === keysAtOnce ? keys.at(-1) : undefined
  } while (last)
}

async function readKeys(req: PayloadRequest, source: Source, last: Doc | undefined) {
  const { docs } = await req.payload.find({
    collection: source.collection,
    where: last ? below(source, last) : within(source),
    sort: ['-createdAt', '-id'],
    limit: keysAtOnce,
    pagination: false,
    depth: 0,
    select: { createdAt: true },
    req,
    overrideAccess: false,
  })
  return docsIn(docs)
}

/** In the order of their keys; one that was deleted meanwhile is left out. */
async function readPart(
  req: PayloadRequest,
  { collection }: Source,
  keys: readonly Doc[],
  select: SelectType,
): Promise<Doc[]> {
  const { docs } = await req.payload.find({
    collection,
    where: { id: { in: keys.map(({ id }) => id) } },
    pagination: false,
    depth: 0,
    select,
    req,
    overrideAccess: false,
  })
  const byId = new Map(docsIn(docs).map((doc) => [doc.id, doc]))
  return keys.flatMap(({ id }) => byId.get(id) ?? [])
}

const within = ({ where, until }: Source): Where => ({
  and: [where, { createdAt: { less_than_equal: until } }],
})

/** The bound that stands alone is the one that the database's index knows. */
const below = ({ where }: Source, { id, createdAt }: Doc): Where => ({
  and: [
    where,
    { createdAt: { less_than_equal: createdAt } },
    { or: [{ createdAt: { less_than: createdAt } }, { id: { less_than: id } }] },
  ],
})
