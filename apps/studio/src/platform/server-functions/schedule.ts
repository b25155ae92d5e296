/** Who may plan that something is published or taken back, and who may call that off. */
import type { PayloadRequest, Where } from 'payload'
import { hasScheduledPublishEnabled } from 'payload/shared'
import { staysPublic } from '../access/stays-public.ts'
import { fieldOf } from '../objects.ts'
import { collectionOf, globalOf, may, type Thing } from './rights.ts'

type Plan = { doc?: { relationTo?: unknown; value?: unknown }; global?: unknown }

/** A plan for a time that has passed would be carried out at once. */
export function isPastPlan({ doc, global, date }: Record<string, unknown>): boolean {
  return Boolean(doc || global) && date instanceof Date && date.getTime() <= Date.now()
}

export async function maySchedule(
  req: PayloadRequest,
  asked: Record<string, unknown>,
): Promise<boolean> {
  if (asked.deleteID !== undefined && !(await mayCallOff(req, asked.deleteID))) return false
  const plan: Plan = asked
  if (!plan.doc && !plan.global) return asked.deleteID !== undefined
  if (asked.type !== 'publish' && asked.type !== 'unpublish') return false
  if (asked.type === 'unpublish' && staysPublic(plan.global)) return false
  const status = asked.type === 'publish' ? 'published' : 'draft'
  return isPlace(req, asked) && mayPublish(req, plan, status)
}

/** Whether this very thing waits already: whoever presses twice, or comes again, means it once. */
export async function isPlanned(
  { payload }: PayloadRequest,
  { type, date, doc, global, localeToPublish = null }: Record<string, unknown>,
): Promise<boolean> {
  if (!(date instanceof Date)) return false
  const { docs } = await payload.db.find<{ input?: Record<string, unknown> }>({
    collection: 'payload-jobs',
    limit: 0,
    pagination: false,
    where: { and: [isPlan, { waitUntil: { equals: date.toISOString() } }] },
  })
  const wish = identityOf({ type, doc, global, locale: localeToPublish })
  return docs.some(({ input }) => input && identityOf(input) === wish)
}

function identityOf({ type, doc, global, locale }: Record<string, unknown>): string {
  const place = global ?? [fieldOf(doc, 'relationTo'), String(fieldOf(doc, 'value'))]
  return JSON.stringify([type, place, locale ?? null])
}

/** In a language of the site and at a time that is one. */
function isPlace({ payload }: PayloadRequest, { localeToPublish, date }: Record<string, unknown>) {
  const { localization } = payload.config
  const codes = localization ? localization.localeCodes : []
  const isLocale = localeToPublish === undefined || codes.some((code) => code === localeToPublish)
  return isLocale && date instanceof Date && Number.isFinite(date.getTime())
}

/** The plan that is called off is about something the person may publish. */
async function mayCallOff(req: PayloadRequest, id: unknown): Promise<boolean> {
  if (typeof id !== 'string') return false
  const where: Where = { and: [{ id: { equals: id } }, isPlan] }
  const job = await req.payload.db.findOne<{ id: string; input?: Plan }>({
    collection: 'payload-jobs',
    where,
    req,
  })
  return job?.input ? mayPublish(req, job.input, 'published') : false
}

/** The jobs by which something is published or taken back later. */
export const isPlan: Where = { taskSlug: { equals: 'schedulePublish' } }

async function mayPublish(req: PayloadRequest, plan: Plan, _status: string): Promise<boolean> {
  const { doc, global } = plan
  const config = doc ? collectionOf(req, doc.relationTo) : globalOf(req, global)
  if (!config || !hasScheduledPublishEnabled(config)) return false
  if (doc && !doc.value) return false
  const thing: Thing = { collection: doc?.relationTo, id: doc?.value, global }
  return may(req, 'update', thing, { _status })
}
