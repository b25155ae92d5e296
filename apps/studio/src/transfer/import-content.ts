/**
 * Puts an export into this installation: all of it or nothing. Files are laid first, which nobody sees; then
 * everything is written in one transaction. Killed in between, the next run finds the files and does the rest.
 */
import type { Payload, PayloadRequest } from 'payload'
import { noteAct } from '../audit/note-act.ts'
import { recordChange } from '../content/feed/record.ts'
import { inOwnTransaction, locks } from '../platform/database/transactions.ts'
import { isRecord } from '../platform/objects.ts'
import { changeTags, globalTag } from '../platform/tags.ts'
import type { Tell } from './export-content.ts'
import { contentHere, KnownHere } from './known-here.ts'
import { layFiles } from './lay-files.ts'
import { TransferMistake } from './mistake.ts'
import { type Brought, type Export, readExport } from './read-export.ts'
import { readPlans } from './read-plans.ts'
import { untied, withIds } from './untied.ts'
import { verifyStored } from './verify-stored.ts'
import { tieDocument, writeDocument, writeGlobal, writeVersion } from './write-documents.ts'

export type Imported = { created: number; updated: number; globals: number; files: number }

type Options = { isMerging: boolean; tell: Tell }

/** @throws {TransferMistake} and nothing is written. */
export async function importContent(
  payload: Payload,
  folder: string,
  { isMerging, tell }: Options,
): Promise<Imported> {
  const brought = await readExport(payload, folder)
  tell(`Checked: ${brought.documents.length} documents, ${brought.globals.length} globals`)
  if (!isMerging) await requireEmpty(payload)
  const here = await KnownHere.of(payload)
  const given = withIdsOfHere(brought, here)
  const files = await layFiles(payload, given)
  tell(`Files: ${files} copied`)
  const counts = await inOwnTransaction(payload, (req) => writeAll(req, given, here, tell), {
    lock: locks.importing,
  })
  return { ...counts, files }
}

async function requireEmpty(payload: Payload): Promise<void> {
  const found = await contentHere(payload)
  if (found.length === 0) return
  throw new TransferMistake(
    `There is content here already: ${found.join(', ')}. Import into an empty installation (DEMO=off at its first start), or say --merge: what is brought then replaces what has its id or its name, and nothing is deleted.\nNothing was written.`,
  )
}

/** What stands here under the same name keeps its id, and what points at it follows. */
function withIdsOfHere(brought: Export, here: KnownHere): Export {
  const moved = new Map<string, string>()
  for (const one of brought.documents) {
    const id = here.idOf(one)
    if (id !== one.data.id) moved.set(one.data.id, id)
  }
  return {
    ...brought,
    documents: withIds(brought.documents, moved),
    globals: withIds(brought.globals, moved),
  }
}

async function writeAll(
  req: PayloadRequest,
  { documents, globals }: Export,
  here: KnownHere,
  tell: Tell,
): Promise<Omit<Imported, 'files'>> {
  const known = await readPlans(req)
  const fresh = documents.filter(({ data }) => !here.ids.has(data.id)).length
  await writeDocuments(req, documents, here)
  for (const { slug, file, document } of globals)
    await named(file, () => writeGlobal(req, slug, document, known))
  for (const one of documents) await named(one.file, () => writeVersion(req, one, known))
  await verifyStored(req, { documents, globals })
  for (const one of documents) await notePublished(req, one)
  tell('Written; the site is told')
  await announce(req, documents, globals)
  return { created: fresh, updated: documents.length - fresh, globals: globals.length }
}

/** In two rounds: first without what points at documents to come, then those again that had to wait. */
async function writeDocuments(req: PayloadRequest, documents: Brought[], here: KnownHere) {
  const missing = new Set(documents.map(({ data }) => data.id).filter((id) => !here.ids.has(id)))
  const waiting: Brought[] = []
  for (const one of documents) {
    const isHere = here.ids.has(one.data.id)
    const data = untied(one.data, (id) => id !== one.data.id && missing.has(id)) as Brought['data']
    await named(one.file, () => writeDocument(req, one.collection, data, isHere))
    missing.delete(one.data.id)
    if (JSON.stringify(data) !== JSON.stringify(one.data)) waiting.push(one)
  }
  for (const one of waiting) await named(one.file, () => tieDocument(req, one))
}

/** In the log of who did what, as when each had been published here. */
async function notePublished(req: PayloadRequest, { collection, data }: Brought): Promise<void> {
  const states = isRecord(data._status) ? data._status : {}
  const languages = Object.keys(states).filter((locale) => states[locale] === 'published')
  if (languages.length === 0) return
  const detail = languages.join(', ')
  await noteAct(req, { act: 'publish', subject: collection, id: data.id, detail })
}

/** So many documents a row of the feed, which names each collection beside them. */
const announcedAtOnce = 50

async function announce(req: PayloadRequest, documents: Brought[], globals: Export['globals']) {
  const tags = [
    ...documents.map(({ collection, data }) => changeTags(collection, data.id)),
    ...globals.map(({ slug }) => [globalTag(slug)]),
  ]
  for (let from = 0; from < tags.length; from += announcedAtOnce)
    await recordChange(req, [...new Set(tags.slice(from, from + announcedAtOnce).flat())])
}

async function named(file: string, write: () => Promise<void>): Promise<void> {
  try {
    await write()
  } catch (cause) {
    throw new TransferMistake(
      `${file} cannot be stored: ${cause instanceof Error ? cause.message : cause}\nNothing was written.`,
      { cause },
    )
  }
}
