/** Loads the demo agency of `content/`: checks every file first, then creates what is missing. */
import { resolve } from 'node:path'
import type { Payload } from 'payload'
import { root } from '../../root.ts'
import { readContent } from './content.ts'
import { Store } from './store.ts'
import { writeContent } from './write-content.ts'

/** True while nobody has put anything into the studio. */
export async function isEmptyStudio(payload: Payload): Promise<boolean> {
  for (const collection of ['posts', 'projects', 'services', 'media', 'branches'] as const) {
    const { totalDocs } = await payload.count({ collection, overrideAccess: true })
    if (totalDocs > 0) return false
  }
  return true
}

/**
 * Loads a content folder; loading twice creates nothing twice. Resuming an interrupted load also
 * ties again the documents that point at each other.
 *
 * @throws {ContentMistake} that names the file and the field, before anything was written.
 */
export async function loadDemo(
  payload: Payload,
  { folder = resolve(root, 'content'), isResuming = false } = {},
): Promise<{ created: number; kept: number }> {
  const began = Date.now()
  const content = await readContent(folder)
  const store = new Store(payload, isResuming)
  await writeContent(store, content, folder)
  const seconds = ((Date.now() - began) / 1000).toFixed(1)
  const { created, kept } = store.counts
  process.stderr.write(`demo: ${created} created, ${kept} kept, ${seconds} s\n`)
  return store.counts
}
