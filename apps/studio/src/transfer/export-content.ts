/** Writes all content into a folder that did not exist or is empty; whoever has it needs no database to read it. */
import { existsSync } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import type { GlobalSlug, Payload } from 'payload'
import { statementsOf } from '../platform/database/statements.ts'
import { inOwnTransaction } from '../platform/database/transactions.ts'
import { fieldOf, isObject, membersOf } from '../platform/objects.ts'
import { readWhole, storeOf } from '../platform/storage/store.ts'
import { TransferMistake } from './mistake.ts'
import { type Reading, readDocuments, readGlobal } from './read-documents.ts'
import { readPlans } from './read-plans.ts'
import {
  type Document,
  formatVersion,
  type GlobalDocument,
  type Manifest,
  manifestName,
} from './shapes.ts'
import { sha256, stableJson } from './stable-json.ts'
import { bringsFiles, type Taken, takenCollections, takenGlobals } from './taken.ts'
import { versionOfWajiha } from './version.ts'

export type Tell = (line: string) => void

/** @throws {TransferMistake} when something is in the folder, or a file is missing that a document names. */
export async function exportContent(
  payload: Payload,
  folder: string,
  tell: Tell,
): Promise<Manifest> {
  await requireEmpty(folder)
  const writer = new Writer(folder)
  const { collections, globals } = await readAll(payload)
  for (const [collection, documents] of collections) {
    await writer.documents(collection, documents)
    if (documents.length > 0) tell(`${collection}: ${documents.length}`)
  }
  for (const [slug, found] of globals) await writer.text(`globals/${slug}.json`, stableJson(found))
  writer.counts.globals = globals.length
  tell(`globals: ${globals.length}`)
  return writer.finish()
}

/** As it stood at one moment, whoever saves meanwhile. */
const readAll = (payload: Payload) =>
  inOwnTransaction(payload, async (req) => {
    const oneMoment = sql`set transaction isolation level repeatable read, read only`
    await (await statementsOf(req)).execute(oneMoment)
    const reading: Reading = { payload, req, plans: await readPlans(req) }
    const collections: [Taken, Document[]][] = []
    for (const one of takenCollections) collections.push([one, await readDocuments(reading, one)])
    const globals: [GlobalSlug, GlobalDocument][] = []
    for (const slug of takenGlobals(payload)) {
      const found = await readGlobal(reading, slug)
      if (found) globals.push([slug, found])
    }
    return { collections, globals }
  })

async function requireEmpty(folder: string) {
  const names = existsSync(folder) ? await readdir(folder) : []
  if (names.length > 0)
    throw new TransferMistake(`${folder} is not empty. Name a folder that does not exist yet.`)
}

class Writer {
  readonly counts: Record<string, number> = {}
  readonly #files: Record<string, string> = {}
  readonly #folder: string
  constructor(folder: string) {
    this.#folder = folder
  }

  async documents(collection: Taken, documents: readonly Document[]): Promise<void> {
    const nameOf = fileNames()
    for (const document of documents) {
      await this.text(`${collection}/${nameOf(document.data)}.json`, stableJson(document))
      if (!bringsFiles(collection)) continue
      for (const name of uploadsOf(document.data)) await this.#take(collection, name)
    }
    this.counts[collection] = documents.length
  }

  async text(name: string, text: string): Promise<void> {
    const path = join(this.#folder, name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
    this.#files[name] = sha256(text)
  }

  async #take(collection: 'media' | 'files', name: string): Promise<void> {
    const bytes = await readWhole(await storeOf(collection), name)
    if (!bytes)
      throw new TransferMistake(`${collection}/${name} is missing, and a document names it.`)
    const target = `uploads/${collection}/${name}`
    await mkdir(dirname(join(this.#folder, target)), { recursive: true })
    await writeFile(join(this.#folder, target), bytes)
    this.#files[target] = sha256(bytes)
  }

  /** The manifest comes last: a folder without it is no export. */
  async finish(): Promise<Manifest> {
    const manifest: Manifest = {
      format: formatVersion,
      wajiha: versionOfWajiha(),
      exportedAt: new Date().toISOString(),
      counts: this.counts,
      files: this.#files,
    }
    await writeFile(join(this.#folder, manifestName), stableJson(manifest))
    return manifest
  }
}

/** A picture's own file, its smaller ones, and those whose place it took. */
export function uploadsOf(data: Record<string, unknown>): string[] {
  const sizes = isObject(data.sizes) ? Object.values(data.sizes) : []
  const names = [data, ...sizes].map((one) => fieldOf(one, 'filename'))
  return [...names, ...membersOf(data.formerFiles)].flatMap((name) =>
    typeof name === 'string' && name ? [name] : [],
  )
}

const longestName = 80

/** What a person finds a document by, and its id where two would be called the same. */
function fileNames() {
  const used = new Set<string>()
  return (data: Record<string, unknown>): string => {
    const said = [data.importKey, data.key, data.slug, data.code, data.from, data.publicCode]
      .flatMap((value) => (isObject(value) ? [value.ar, value.en] : [value]))
      .find((value) => typeof value === 'string' && value)
    const plain = String(said ?? data.id)
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, longestName)
    const name = !plain || used.has(plain.toLowerCase()) ? `${plain}-${data.id}` : plain
    used.add(name.toLowerCase())
    return name
  }
}
