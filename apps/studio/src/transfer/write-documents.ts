/** Documents as they are stored, in all languages, and no hook between: times and ids stay as they were. */
import type { GlobalSlug, PayloadRequest } from 'payload'
import type { Brought } from './read-export.ts'
import type { Document, GlobalDocument, Plan } from './shapes.ts'
import { stableJson } from './stable-json.ts'
import type { Taken } from './taken.ts'

/** What is planned here already, by what it is about. */
type Plans = ReadonlyMap<string, Plan[]>

/** The adapter changes what it is given. */
const own = <Value>(value: Value): Value => structuredClone(value)

export async function writeDocument(
  req: PayloadRequest,
  collection: Taken,
  data: Document['data'],
  isHere: boolean,
): Promise<void> {
  const { db } = req.payload
  const { id } = data
  if (isHere) await db.updateOne({ req, collection, id, data: own(data), returning: false })
  else await db.create({ req, collection, customID: id, data: own(data), returning: false })
}

/** Once all are there, with all it points at. */
export const tieDocument = (req: PayloadRequest, { collection, data }: Brought): Promise<void> =>
  writeDocument(req, collection, data, true)

/** What was written last and is not public yet; else what is. The studio lists documents by it. */
export async function writeVersion(
  req: PayloadRequest,
  { collection, data, latest, plans }: Brought,
  known: Plans,
): Promise<void> {
  const { config } = req.payload.collections[collection]
  if (config.versions?.drafts) {
    await req.payload.db.createVersion({
      req,
      collectionSlug: collection,
      parent: data.id,
      autosave: false,
      ...timesOf(data, latest),
      versionData: own(latest?.data ?? data) as never,
      returning: false,
    })
  }
  const there = known.get(`${collection} ${data.id}`)
  await plan(req, { doc: { relationTo: collection, value: data.id } }, plans, there)
}

export async function writeGlobal(
  req: PayloadRequest,
  slug: GlobalSlug,
  { data, latest, plans }: GlobalDocument,
  known: Plans,
): Promise<void> {
  const { db, globals } = req.payload
  const before = await db.findGlobal<Record<string, unknown>>({ slug, req })
  if (!before?.id) await db.createGlobal({ req, slug, data: own(data) as never, returning: false })
  // Whatever was there before: a new one is given the time of now.
  await db.updateGlobal({ req, slug, data: own(data) as never, returning: false })
  if (globals.config.find((one) => one.slug === slug)?.versions?.drafts) {
    await db.createGlobalVersion({
      req,
      globalSlug: slug,
      autosave: false,
      ...timesOf(data, latest),
      versionData: own(latest?.data ?? data) as never,
      returning: false,
    })
  }
  await plan(req, { global: slug }, plans, known.get(slug))
}

function timesOf(data: Record<string, unknown>, latest: Document['latest']) {
  const { createdAt, updatedAt } = latest ?? data
  return { createdAt: String(createdAt), updatedAt: String(updatedAt) }
}

/** Publications to come, once each; a time that has passed meanwhile has been acted on, or never will be. */
async function plan(
  req: PayloadRequest,
  about: object,
  plans: Plan[] = [],
  there: Plan[] = [],
): Promise<void> {
  const known = new Set(there.map(stableJson))
  for (const one of plans) {
    const { waitUntil, ...what } = one
    const at = new Date(waitUntil)
    if (at.getTime() < Date.now() || known.has(stableJson(one))) continue
    await req.payload.jobs.queue({
      task: 'schedulePublish',
      input: { ...what, ...about },
      waitUntil: at,
      req,
    } as never)
  }
}
