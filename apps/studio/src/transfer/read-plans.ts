/** Publications that wait for their time, without who planned them. */
import type { PayloadRequest } from 'payload'
import { fieldOf } from '../platform/objects.ts'
import type { Plan } from './shapes.ts'

/** By what they are about: `posts ID`, or the name of a global. */
export async function readPlans(req: PayloadRequest): Promise<Map<string, Plan[]>> {
  const { docs } = await req.payload.db.find<Record<string, unknown>>({
    collection: 'payload-jobs',
    where: {
      taskSlug: { equals: 'schedulePublish' },
      waitUntil: { greater_than: new Date().toISOString() },
      completedAt: { exists: false },
    },
    pagination: false,
    sort: 'waitUntil',
    req,
  })
  const plans = new Map<string, Plan[]>()
  for (const job of docs) {
    const about = planKey(fieldOf(job, 'input'))
    plans.set(about, [...(plans.get(about) ?? []), planOf(job)])
  }
  return plans
}

function planKey(input: unknown): string {
  const doc = fieldOf(input, 'doc')
  return doc
    ? `${fieldOf(doc, 'relationTo')} ${fieldOf(doc, 'value')}`
    : String(fieldOf(input, 'global'))
}

function planOf({ input, waitUntil }: Record<string, unknown>): Plan {
  const locale = fieldOf(input, 'locale')
  const timezone = fieldOf(input, 'timezone')
  return {
    type: fieldOf(input, 'type') === 'unpublish' ? 'unpublish' : 'publish',
    waitUntil: new Date(String(waitUntil)).toISOString(),
    ...(typeof locale === 'string' ? { locale } : {}),
    ...(typeof timezone === 'string' ? { timezone } : {}),
  }
}
