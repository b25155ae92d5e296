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

/**
 * What waits for the same place and the same moment: this very thing (whoever presses twice, or comes again, means
 * it once), or its contrary, of which nobody could tell which comes last.
 */
export async function plannedBeside(
  { payload }: PayloadRequest,
  { type, date, doc, global, localeToPublish: locale }: Record<string, unknown>,
): Promise<'same' | 'contrary' | undefined> {
  if (!(date instanceof Date)) return undefined
  const { docs } = await payload.db.find<{ input?: Record<string, unknown> }>({
    collection: 'payload-jobs',
    limit: 0,
    pagination: false,
    where: { and: [isPlan, { waitUntil: { equals: date.toISOString() } }] },
  })
  const place = placeOf({ doc, global })
  const beside = docs.flatMap(({ input }) => (input && placeOf(input) === place ? [input] : []))
  const isSame = (one: Record<string, unknown>) =>
    one.type === type && (one.locale ?? null) === (locale ?? null)
  if (beside.some(isSame)) return 'same'
  // What is planned without a language is planned for every one.
  const meets = (one: Record<string, unknown>) =>
    one.type !== type && (!one.locale || !locale || one.locale === locale)
  return beside.some(meets) ? 'contrary' : undefined
}

const placeOf = ({ doc, global }: Record<string, unknown>): string =>
  JSON.stringify(global ?? [fieldOf(doc, 'relationTo'), String(fieldOf(doc, 'value'))])

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
