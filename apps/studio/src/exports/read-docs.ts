/** The documents of an export, newest first and in parts, as whoever asks may read them. */
import type { PayloadRequest, SelectType, Where } from 'payload'
import type { Exported } from './column-lists.data.ts'
import type { Doc } from './columns.ts'

const partSize = 500

/**
 * Their ids, all at once: what arrives or changes during the export neither doubles a row nor hides one.
 *
 * @throws what Payload says to those who may not, and about filters that it does not know.
 */
export async function findIds(
  req: PayloadRequest,
  collection: Exported,
  where: Where,
): Promise<string[]> {
  const { docs } = await req.payload.find({
    collection,
    where,
    sort: '-createdAt',
    pagination: false,
    depth: 0,
    select: {},
    req,
    overrideAccess: false,
  })
  return docs.map(({ id }) => String(id))
}

/** 500 at a time; one that was deleted meanwhile is left out. */
export async function* readDocs(
  req: PayloadRequest,
  collection: Exported,
  ids: readonly string[],
  select: SelectType,
): AsyncGenerator<Doc[]> {
  for (let at = 0; at < ids.length; at += partSize) {
    const part = ids.slice(at, at + partSize)
    const { docs } = await req.payload.find({
      collection,
      where: { id: { in: part } },
      pagination: false,
      depth: 0,
      select: select as never,
      req,
      overrideAccess: false,
    })
    const byId = new Map((docs as unknown as Doc[]).map((doc) => [doc.id, doc]))
    yield part.flatMap((id) => byId.get(id) ?? [])
  }
}
