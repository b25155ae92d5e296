/** How a document stands at this moment, as the person who saves would read it. */
import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug, GlobalSlug, PayloadRequest, TypedLocale } from 'payload'
import { statementsOf } from '../platform/database/statements.ts'
import { isCollectionSlug } from '../platform/slugs.ts'
import { isObject } from './same.ts'

export type Place = { collection: CollectionSlug; id: string } | { global: GlobalSlug }
type Values = Record<string, unknown>

export const keyOf = (place: Place) =>
  'global' in place ? `global ${place.global}` : `${place.collection} ${place.id}`

/** Until the end of this transaction nobody else saves it. */
export async function lockDocument(req: PayloadRequest, place: Place): Promise<void> {
  const statements = await statementsOf(req)
  await statements.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`together ${keyOf(place)}`}, 0))`,
  )
}

/** A request beside the one under way, in its transaction: reading must not change its language. */
const beside = async (req: PayloadRequest): Promise<Partial<PayloadRequest>> => ({
  payload: req.payload,
  user: req.user,
  i18n: req.i18n,
  ...((await req.transactionID) ? { transactionID: req.transactionID } : {}),
})

/** Nothing where it is gone, or not for this person. Not a reading of a record (`noteReading`). */
export async function currentVersionOf(
  req: PayloadRequest,
  place: Place,
  locale: string | undefined,
): Promise<Values | undefined> {
  const { payload, user } = req
  const options = {
    depth: 0,
    draft: true,
    overrideAccess: false,
    fallbackLocale: false as const,
    user,
    locale: locale as TypedLocale,
    req: await beside(req),
  }
  if ('global' in place)
    return valuesIn(await payload.findGlobal({ ...options, slug: place.global }))
  const { docs } = await payload.find({
    ...options,
    collection: place.collection,
    where: { id: { equals: place.id } },
    limit: 1,
    pagination: false,
    trash: true,
  })
  return valuesIn(docs[0])
}

const valuesIn = (doc: unknown): Values | undefined => (isObject(doc) ? doc : undefined)

/** What a document is called, for who may read it. */
export async function titleOf(
  req: PayloadRequest,
  { collection, id }: { collection: string; id: string },
): Promise<string> {
  if (!isCollectionSlug(req.payload, collection)) return id
  const title = req.payload.collections[collection].config.admin.useAsTitle ?? 'id'
  const place = { collection, id }
  const doc = await currentVersionOf(req, place, req.locale ?? undefined).catch(() => undefined)
  const said = doc?.[title]
  return typeof said === 'string' && said ? said : id
}
