/**
 * Takes the demo away, one document after the other, each in a transaction of its own: killed in the middle, it
 * is asked for again and goes on where it was. Settings and pages come first, so that no page leads to what goes.
 */
import type { CollectionSlug, PayloadRequest } from 'payload'
import { noteAct } from '../../audit/note-act.ts'
import { inOwnTransaction } from '../../platform/database/transactions.ts'
import { fieldOf } from '../../platform/objects.ts'
import { writeGlobal } from '../filling/store.ts'
import { noteFirstRun, readFirstRun } from '../state.ts'
import type { Standing } from './demo-documents.ts'
import { type Plan, planRemoval } from './plan-removal.ts'
import { settingsWithoutDemo } from './settings.ts'

export type Removed = { documents: number; kept: number }

/** What others show goes after them. */
const order: readonly string[] = [
  'newsletter-issues',
  'block-pages',
  'campaigns',
  'cards',
  'short-links',
  'redirects',
  'posts',
  'jobs',
  'services',
  'testimonials',
  'projects',
  'authors',
  'series',
  'tags',
  'categories',
  'industries',
  'departments',
  'branches',
  'files',
  'media',
]

/** @param givenUp ids and pages that go although somebody changed them. @returns nothing where there is no demo. */
export async function removeDemo(
  req: PayloadRequest,
  givenUp: ReadonlySet<string>,
): Promise<Removed | undefined> {
  const plan = await planRemoval(req, givenUp)
  if (!plan) return undefined
  // From here on no start loads it again, whatever happens.
  await noteFirstRun(req.payload, { isWithoutDemo: true })
  await beginAnew(req, plan)
  for (const { id, collection, why } of plan.stays)
    if (why === 'named') await withdraw(req, collection, id)
  const left = await removeAll(req, inOrder(plan.leaves))
  const documents = plan.leaves.length - left
  const removed = { documents, kept: plan.stays.length + left }
  await finish(req, removed)
  return removed
}

/** The settings and the pages nobody changed. */
async function beginAnew(req: PayloadRequest, { leaves, pages }: Plan): Promise<void> {
  const { demo, blank = {} } = await readFirstRun(req.payload)
  const sides = { demo: demo?.general ?? {}, blank: blank.general ?? {}, leaves }
  await inOwnTransaction(
    req.payload,
    async (own) => writeGlobal(own, 'general', await settingsWithoutDemo(own, sides)),
    { user: req.user },
  )
  for (const slug of pages.anew) {
    const words = blank[slug]
    if (!words) continue
    const page = { lead: null, paper: null, ...words }
    await inOwnTransaction(req.payload, (own) => writeGlobal(own, slug, page), { user: req.user })
  }
}

const inOrder = (leaves: readonly Standing[]) =>
  leaves.toSorted((one, other) => order.indexOf(one.collection) - order.indexOf(other.collection))

/** Again for what others still held, while each round brings something. @returns how many stay. */
async function removeAll(req: PayloadRequest, all: readonly Standing[]): Promise<number> {
  let waiting = all
  for (;;) {
    const held: Standing[] = []
    for (const one of waiting) if (!(await remove(req, one))) held.push(one)
    if (held.length === 0 || held.length === waiting.length) return held.length
    waiting = held
  }
}

/** Of PostgreSQL, where a row that stays cannot do without this one. */
const notNullViolation = '23502'

/** @returns whether it is gone. What something that stays cannot do without stays as well. */
async function remove(req: PayloadRequest, { collection, id }: Standing): Promise<boolean> {
  try {
    await inOwnTransaction(
      req.payload,
      (own) => own.payload.delete({ collection, id, trash: true, ...quiet(own) }),
      { user: req.user },
    )
    return true
  } catch (error) {
    const code = fieldOf(fieldOf(error, 'cause'), 'code')
    if (fieldOf(error, 'status') === 409 || code === notNullViolation) return false
    throw error
  }
}

/** Off the site, and still there for the letters that name it. */
async function withdraw(req: PayloadRequest, collection: CollectionSlug, id: string) {
  const data: object = { _status: 'draft' }
  await inOwnTransaction(
    req.payload,
    (own) => own.payload.update({ collection, id, data, unpublishAllLocales: true, ...quiet(own) }),
    { user: req.user },
  )
}

const quiet = (req: PayloadRequest) => ({ req, depth: 0, overrideAccess: true }) as const

async function finish(req: PayloadRequest, removed: Removed): Promise<void> {
  await inOwnTransaction(
    req.payload,
    async (own) => {
      const detail = `${removed.documents} − ${removed.kept}`
      await noteAct(own, { act: 'demo-removed', detail })
      const at = new Date().toISOString()
      await noteFirstRun(own.payload, { demo: undefined, removed: { at, ...removed } }, own)
    },
    { user: req.user },
  )
}
