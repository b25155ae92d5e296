/**
 * Takes the demo away, one document after the other, each in a transaction of its own: killed in the middle, it
 * is asked for again and goes on where it was. Settings and pages come first, so that no page leads to what goes.
 */
import type { CollectionSlug, PayloadRequest } from 'payload'
import { noteAct } from '../../audit/note-act.ts'
import { inOwnTransaction } from '../../platform/database/transactions.ts'
import { isRecord } from '../../platform/objects.ts'
import { writeGlobal } from '../filling/store.ts'
import { noteFirstRun, readFirstRun } from '../state.ts'
import type { Standing } from './demo-documents.ts'
import { type Plan, planRemoval } from './plan-removal.ts'
import { settingsWithoutDemo } from './settings.ts'

export type Removed = { documents: number; kept: number }

/** What others show goes after them. */
const last: readonly string[] = [
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
  let documents = 0
  for (const one of inOrder(plan.leaves)) if (await remove(req, one)) documents += 1
  const removed = { documents, kept: plan.stays.length + plan.leaves.length - documents }
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
  leaves.toSorted((one, other) => last.indexOf(one.collection) - last.indexOf(other.collection))

/** @returns whether it is gone. What somebody put to use a moment ago stays. */
async function remove(req: PayloadRequest, { collection, id }: Standing): Promise<boolean> {
  try {
    await inOwnTransaction(
      req.payload,
      (own) => own.payload.delete({ collection, id, trash: true, ...quiet(own) }),
      { user: req.user },
    )
    return true
  } catch (error) {
    if (isRecord(error) && error.status === 409) return false
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
