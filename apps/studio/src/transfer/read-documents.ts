/** Documents as they are stored, in all languages, and no hook between. */
import type { GlobalSlug, Payload, PayloadRequest } from 'payload'
import type { Document, GlobalDocument, Plan, Version } from './shapes.ts'
import { stableJson } from './stable-json.ts'
import { fieldsLeadingOut, type Taken } from './taken.ts'

type Row = Record<string, unknown> & { id: string }
type VersionRow = { parent?: string; createdAt: string; updatedAt: string; version: Row }

/** How it is read: in one transaction, with what is planned. */
export type Reading = {
  payload: Payload
  req: PayloadRequest
  plans: ReadonlyMap<string, Plan[]>
}

const whole = { pagination: false, locale: 'all' } as const

/** Issues that are under way stay: elsewhere they would go out again. */
const onlyThose: Partial<Record<Taken, object>> = {
  'newsletter-issues': { state: { in: ['draft', 'sent'] } },
}

/** In the order in which they were made. */
export async function readDocuments(reading: Reading, collection: Taken): Promise<Document[]> {
  const { payload, req, plans } = reading
  const where = (onlyThose[collection] ?? {}) as never
  const { docs } = await payload.db.find<Row>({
    ...whole,
    collection,
    where,
    sort: 'createdAt',
    req,
  })
  const latest = await latestVersions(reading, collection)
  const hidden = fieldsLeadingOut(payload, collection)
  return docs.map((doc) => {
    const data = without(doc, hidden)
    const waiting = plans.get(`${collection} ${doc.id}`)
    return {
      data: { ...data, id: doc.id },
      ...latestOf(data, latest.get(doc.id), hidden),
      ...(waiting ? { plans: waiting } : {}),
    }
  })
}

/** @returns nothing of one that nobody has saved. */
export async function readGlobal(
  { payload, req, plans }: Reading,
  slug: GlobalSlug,
): Promise<GlobalDocument | undefined> {
  const doc = await payload.db.findGlobal<Row>({ slug, locale: 'all', req })
  if (!doc?.updatedAt) return undefined
  const data = without(doc, ['id', 'globalType'])
  const waiting = plans.get(slug)
  const config = payload.globals.config.find((one) => one.slug === slug)
  const versions = config?.versions?.drafts
    ? await payload.db.findGlobalVersions<Row>({
        global: slug,
        locale: 'all',
        limit: 1,
        sort: '-updatedAt',
        req,
      })
    : undefined
  const [last] = (versions?.docs ?? []) as unknown as VersionRow[]
  return {
    data,
    ...latestOf(data, last, ['id', 'globalType']),
    ...(waiting ? { plans: waiting } : {}),
  }
}

async function latestVersions({ payload, req }: Reading, collection: Taken) {
  if (!payload.collections[collection].config.versions?.drafts) return new Map<string, VersionRow>()
  const where = { latest: { equals: true } }
  const { docs } = await payload.db.findVersions<Row>({ ...whole, collection, where, req })
  return new Map((docs as unknown as VersionRow[]).map((one) => [String(one.parent), one]))
}

/** The latest version, where it says something else than what is shown. */
function latestOf(
  data: Record<string, unknown>,
  found: VersionRow | undefined,
  hidden: readonly string[],
): { latest?: Version } {
  if (!found) return {}
  const version = without(found.version, ['id', ...hidden])
  if (saying(version) === saying(data)) return {}
  const [createdAt, updatedAt] = [moment(found.createdAt), moment(found.updatedAt)]
  return { latest: { createdAt, updatedAt, data: version } }
}

/** Rows of versions have ids of their own, and when it was saved is not what it says. */
function saying(data: Record<string, unknown>): string {
  const words = without(data, ['id', 'createdAt', 'updatedAt'])
  return stableJson(words)
}

function without(row: Record<string, unknown>, names: readonly string[]): Record<string, unknown> {
  const entries = Object.entries(row).filter(
    ([name, value]) => !names.includes(name) && value !== undefined,
  )
  return Object.fromEntries(entries)
}

const moment = (value: unknown) => new Date(String(value)).toISOString()
