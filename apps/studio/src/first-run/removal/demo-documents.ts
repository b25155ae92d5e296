/** The demo's documents as they stand now, and what other documents say of them. */
import type { CollectionSlug, Payload, PayloadRequest } from 'payload'
import { fieldOf, isObject } from '../../platform/objects.ts'
import type { FirstRun } from '../state.ts'

export type Standing = {
  collection: CollectionSlug
  id: string
  /** In the language of whoever asks, else in the other. */
  title: string
  /** Somebody saved it after the demo was loaded. */
  isChanged: boolean
  /** Everything that it says, published or not: relations stand in it by their ids. */
  json: string
  /** Its addresses in both languages. */
  slugs: string[]
}

type Doc = { id: string; updatedAt?: string; slug?: unknown }

/** @param language of the titles. */
export async function readDemo(
  req: PayloadRequest,
  { loadedAt, documents }: NonNullable<FirstRun['demo']>,
  language: 'ar' | 'en',
): Promise<Standing[]> {
  const standing: Standing[] = []
  for (const [collection, ids] of slugsOf(req.payload, documents)) {
    const { newest, json } = await readAll(req, collection, { id: { in: ids } })
    const titled = req.payload.collections[collection].config.admin.useAsTitle ?? 'id'
    for (const doc of newest)
      standing.push({
        collection,
        id: doc.id,
        title: titleOf(fieldOf(doc, titled), language) || doc.id,
        isChanged: (doc.updatedAt ?? '') > loadedAt,
        json: json.get(doc.id) ?? '',
        slugs: valuesOf(doc.slug),
      })
  }
  return standing
}

/** What the agency itself wrote in the demo's collections, as text: only whether it names something is asked. */
export async function readOwn(
  req: PayloadRequest,
  { documents }: NonNullable<FirstRun['demo']>,
): Promise<string[]> {
  const texts: string[] = []
  for (const [collection, ids] of slugsOf(req.payload, documents)) {
    const { json } = await readAll(req, collection, { id: { not_in: ids } })
    texts.push(...json.values())
  }
  return texts
}

/** The ids of the demo's that leads and applications name: visitors chose them in a form. */
export async function namedByVisitors(
  req: PayloadRequest,
  { documents }: NonNullable<FirstRun['demo']>,
): Promise<Set<string>> {
  const named = new Set<string>()
  for (const collection of ['leads', 'applications'] as const) {
    const { flattenedFields } = req.payload.collections[collection].config
    for (const field of flattenedFields) {
      if (field.type !== 'relationship' || typeof field.relationTo !== 'string') continue
      const ids = documents[field.relationTo] ?? []
      if (ids.length === 0) continue
      const { docs } = await req.payload.find({
        collection,
        where: { [field.name]: { in: ids } },
        trash: true,
        ...whole(req),
      })
      for (const doc of docs) for (const id of idsIn(JSON.stringify(doc))) named.add(id)
    }
  }
  return named
}

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** Every id that a text holds. */
export const idsIn = (json: string): string[] => json.match(uuid) ?? []

const whole = (req: PayloadRequest) =>
  ({ req, depth: 0, pagination: false, overrideAccess: true }) as const

const slugsOf = (payload: Payload, documents: Record<string, string[]>) =>
  Object.entries(documents).filter(
    (entry): entry is [CollectionSlug, string[]] => entry[0] in payload.collections,
  )

/** Documents as they were written last, and all that they say in either state. */
async function readAll(
  req: PayloadRequest,
  collection: CollectionSlug,
  where: { id: { in: string[] } | { not_in: string[] } },
) {
  const asked = { collection, where, locale: 'all', trash: true, ...whole(req) } as const
  const newest: Doc[] = (await req.payload.find({ ...asked, draft: true })).docs
  const published: Doc[] = (await req.payload.find({ ...asked, draft: false })).docs
  const json = new Map<string, string>()
  for (const doc of [...newest, ...published])
    json.set(doc.id, (json.get(doc.id) ?? '') + JSON.stringify(doc))
  return { newest, json }
}

const valuesOf = (value: unknown): string[] =>
  (isObject(value) ? Object.values(value) : [value]).filter((one) => typeof one === 'string')

function titleOf(value: unknown, language: 'ar' | 'en'): string {
  const said = isObject(value) ? (fieldOf(value, language) ?? valuesOf(value)[0]) : value
  return typeof said === 'string' || typeof said === 'number' ? String(said) : ''
}
