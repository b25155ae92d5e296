/** How a document stands at this moment, as the person who saves would read it. */
import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug, GlobalSlug, PayloadRequest, TypedLocale } from 'payload'
import { statementsOf } from '../platform/database/statements.ts'

export type Place = { collection: string; id: string } | { global: string }
type Values = Record<string, unknown>

export const keyOf = (place: Place) =>
  'global' in place ? `global ${place.global}` : `${place.collection} ${place.id}`

/** Until the end of this transaction nobody else brings two people's changes of it together. */
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
  ...((await req.transactionID) ? { transactionID: req.transactionID as string } : {}),
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
    return (await payload.findGlobal({
      ...options,
      slug: place.global as GlobalSlug,
    })) as never as Values
  const { docs } = await payload.find({
    ...options,
    collection: place.collection as CollectionSlug,
    where: { id: { equals: place.id } },
    limit: 1,
    pagination: false,
    trash: true,
  })
  return docs[0] as never as Values | undefined
}

/** What a document is called, for who may read it. */
export async function titleOf(
  req: PayloadRequest,
  place: { collection: string; id: string },
): Promise<string> {
  const title =
    req.payload.collections[place.collection as CollectionSlug]?.config.admin.useAsTitle ?? 'id'
  const doc = await currentVersionOf(req, place, req.locale ?? undefined).catch(() => undefined)
  const said = doc?.[title]
  return typeof said === 'string' && said ? said : place.id
}
