/** Fills a studio from a content folder: checks every file first, then creates what is missing. */
import { resolve } from 'node:path'
import type { Payload } from 'payload'
import { root } from '../../root.ts'
import { noteFirstRun, readFirstRun } from '../state.ts'
import { readContent } from './content.ts'
import { type Documents, type FillMode, Store } from './store.ts'
import { writeContent } from './write-content.ts'

const demoFolder = resolve(root, 'content')
/** What an agency begins with that has no demo: settings and pages in plain words, and no document. */
const blankFolder = resolve(root, 'content', 'blank')

/** True while nobody has put anything into the studio. */
export async function isEmptyStudio(payload: Payload): Promise<boolean> {
  for (const collection of ['posts', 'projects', 'services', 'media', 'branches'] as const) {
    const { totalDocs } = await payload.count({ collection, overrideAccess: true })
    if (totalDocs > 0) return false
  }
  return true
}

/**
 * Loads the demo agency; loading twice creates nothing twice. Resuming an interrupted load also
 * ties again the documents that point at each other.
 *
 * @throws {ContentMistake} that names the file and the field, before anything was written.
 */
export async function loadDemo(
  payload: Payload,
  { folder = demoFolder, isResuming = false } = {},
): Promise<{ created: number; kept: number }> {
  const store = await fill(payload, folder, isResuming ? 'resume' : 'fill')
  await noteDemo(payload, store, new Date())
  return store.counts
}

/** Fills the settings and pages of a studio that begins without the demo. */
export async function loadBlank(payload: Payload): Promise<void> {
  await fill(payload, blankFolder, 'fill')
  await noteFirstRun(payload, { isWithoutDemo: true, begunAt: new Date().toISOString() })
}

/** How long a load of before may have gone on after its last document was made. */
const longestTyingMs = 5 * 60_000

/** Knows a demo by its keys that was loaded before installations remembered what it brought. */
export async function recogniseDemo(payload: Payload): Promise<void> {
  const { demo, isWithoutDemo } = await readFirstRun(payload)
  if (demo || isWithoutDemo) return
  const store = await fill(payload, demoFolder, 'look')
  const made = await lastMade(payload, store.documents)
  if (made) await noteDemo(payload, store, new Date(made.getTime() + longestTyingMs))
}

/** Keeps at hand what takes the place of the demo's settings and pages: the studio's own process has no folder. */
export async function keepBlank(payload: Payload): Promise<void> {
  const store = new Store(payload, 'look')
  await writeContent(store, await readContent(blankFolder), blankFolder)
  await noteFirstRun(payload, { blank: store.globals })
}

async function fill(payload: Payload, folder: string, mode: FillMode): Promise<Store> {
  const began = Date.now()
  const content = await readContent(folder)
  const store = new Store(payload, mode)
  await writeContent(store, content, folder)
  const seconds = ((Date.now() - began) / 1000).toFixed(1)
  const { created, kept } = store.counts
  if (mode !== 'look')
    process.stderr.write(`content: ${created} created, ${kept} kept, ${seconds} s\n`)
  return store
}

/** Adds to what is known: a demo may be loaded again. */
async function noteDemo(payload: Payload, store: Store, loadedAt: Date): Promise<void> {
  const { documents, globals } = store
  const { demo } = await readFirstRun(payload)
  const all: Documents = { ...demo?.documents }
  for (const [collection, ids] of Object.entries(documents))
    all[collection] = [...new Set([...(all[collection] ?? []), ...ids])]
  const { general = {} } = globals
  const at = loadedAt.toISOString()
  await noteFirstRun(payload, { demo: { loadedAt: at, documents: all, general } })
}

async function lastMade(payload: Payload, documents: Documents): Promise<Date | undefined> {
  let last: Date | undefined
  for (const [collection, ids] of Object.entries(documents)) {
    const { docs } = await payload.find({
      collection: collection as 'posts',
      where: { id: { in: ids } },
      sort: '-createdAt',
      limit: 1,
      depth: 0,
      overrideAccess: true,
    })
    const made = docs[0] && new Date(docs[0].createdAt)
    if (made && !(last && last > made)) last = made
  }
  return last
}
