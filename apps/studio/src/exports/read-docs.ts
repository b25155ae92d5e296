/** The documents of an export, newest first and in parts, as whoever asks may read them. */
import type { PayloadRequest, SelectType, Where } from 'payload'
import type { Exported } from './column-lists.data.ts'
import type { Doc } from './columns.ts'

const partSize = 250

export type Source = {
  collection: Exported
  where: Where
  /** What arrived later is not part of it. ISO 8601. */
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
 * 250 at a time. Each part begins below the last document of the one before, and not at a number: what
 * arrives or changes meanwhile neither doubles a row nor hides one.
 */
export async function* readDocs(
  req: PayloadRequest,
  source: Source,
  select: SelectType,
): AsyncGenerator<Doc[]> {
  let last: Doc | undefined
  do {
    const { docs } = await req.payload.find({
      collection: source.collection,
      where: last ? { and: [within(source), below(last)] } : within(source),
      sort: ['-createdAt', '-id'],
      limit: partSize,
      pagination: false,
      depth: 0,
      select: { ...select, createdAt: true } as never,
      req,
      overrideAccess: false,
    })
    const part = docs as unknown as Doc[]
    if (part.length > 0) yield part
    last = part.length === partSize ? part.at(-1) : undefined
  } while (last)
}

const within = ({ where, until }: Source): Where => ({
  and: [where, { createdAt: { less_than_equal: until } }],
})

const below = ({ id, createdAt }: Doc): Where => ({
  or: [
    { createdAt: { less_than: createdAt } },
    { and: [{ createdAt: { equals: createdAt } }, { id: { less_than: id } }] },
  ],
})
