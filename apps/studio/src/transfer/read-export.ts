/** Reads the folder of an export and checks all of it, before anything is written anywhere. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { GlobalSlug, Payload } from 'payload'
import type { z } from 'zod'
import { uploadsOf } from './export-content.ts'
import { refuseFor, TransferMistake } from './mistake.ts'
import {
  type Document,
  documentSchema,
  type GlobalDocument,
  globalSchema,
  type Manifest,
  manifestName,
  manifestSchema,
} from './shapes.ts'
import { sha256 } from './stable-json.ts'
import { bringsFiles, isTaken, type Taken, takenCollections, takenGlobals } from './taken.ts'

export type Brought = Document & { file: string; collection: Taken }

export type Export = {
  folder: string
  manifest: Manifest
  /** In the order in which they need each other, and were made. */
  documents: Brought[]
  globals: { slug: GlobalSlug; file: string; document: GlobalDocument }[]
}

/** @throws {TransferMistake} with every mistake, each with its file. */
export async function readExport(payload: Payload, folder: string): Promise<Export> {
  const manifest = await readManifest(folder)
  const reader = new Reader(payload, folder, manifest)
  for (const [name, hash] of Object.entries(manifest.files)) await reader.read(name, hash)
  reader.lookThrough()
  refuseFor(reader.mistakes)
  return { folder, manifest, documents: reader.sorted(), globals: reader.globals }
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch((cause) => {
    throw new TransferMistake(
      `${join(folder, manifestName)} cannot be read: ${folder} is no export, or one that was not finished.`,
      { cause },
    )
  })
  const read = manifestSchema.safeParse(parsed(text))
  if (!read.success) refuseFor(said(manifestName, read.error))
  return read.data as Manifest
}

class Reader {
  readonly mistakes: string[] = []
  readonly globals: Export['globals'] = []
  readonly #documents: Brought[] = []
  readonly #payload: Payload
  readonly #folder: string
  readonly #manifest: Manifest
  constructor(payload: Payload, folder: string, manifest: Manifest) {
    this.#payload = payload
    this.#folder = folder
    this.#manifest = manifest
  }

  async read(name: string, hash: string): Promise<void> {
    const data = await readFile(join(this.#folder, name)).catch(() => undefined)
    if (!data) this.#refuse(name, 'is missing.')
    else if (sha256(data) !== hash) this.#refuse(name, 'is not what was exported.')
    else if (!name.startsWith('uploads/')) this.#readText(name, data.toString('utf8'))
  }

  #readText(name: string, text: string): void {
    const [room = '', ...rest] = name.split('/')
    const document = this.#parse(name, text, room)
    if (!document) return
    if (room === 'globals') this.#takeGlobal(name, rest.join('/'), document)
    else if (isTaken(room)) this.#take(name, room, document as Document)
    else this.#refuse(name, 'stands in a folder that no content has.')
  }

  #parse(name: string, text: string, room: string): GlobalDocument | undefined {
    const schema = room === 'globals' ? globalSchema : documentSchema
    const read = schema.safeParse(parsed(text))
    if (read.success) return read.data
    this.mistakes.push(...said(name, read.error))
    return undefined
  }

  #takeGlobal(file: string, rest: string, document: GlobalDocument): void {
    const slug = takenGlobals(this.#payload).find((one) => `${one}.json` === rest)
    const config = this.#payload.globals.config.find((one) => one.slug === slug)
    if (slug && config) {
      this.#lookAtFields(file, config.flattenedFields, document)
      this.globals.push({ slug, file, document })
    } else this.#refuse(file, 'is about something that this product has not.')
  }

  #take(file: string, collection: Taken, document: Document): void {
    const { flattenedFields } = this.#payload.collections[collection].config
    this.#lookAtFields(file, flattenedFields, document)
    this.#documents.push({ ...document, file, collection })
  }

  /** A field that this product does not know was written by a newer one: what is in it would be lost. */
  #lookAtFields(file: string, fields: readonly { name: string }[], document: GlobalDocument): void {
    const known = new Set(['id', 'createdAt', 'updatedAt', ...fields.map(({ name }) => name)])
    const names = [document.data, document.latest?.data ?? {}].flatMap(Object.keys)
    for (const name of new Set(names.filter((one) => !known.has(one))))
      this.#refuse(file, `has a field “${name}” that this product does not know.`)
  }

  /** What only the whole shows: ids that stand twice, files that a document names and nobody brought. */
  lookThrough(): void {
    const files = new Map<string, string>()
    for (const { file, collection, data } of this.#documents) {
      const before = files.get(data.id)
      if (before) this.#refuse(file, `has the id of ${before}.`)
      files.set(data.id, file)
      if (!bringsFiles(collection)) continue
      for (const name of uploadsOf(data))
        if (!this.#manifest.files[`uploads/${collection}/${name}`])
          this.#refuse(file, `names uploads/${collection}/${name}, which is not in the export.`)
    }
  }

  sorted(): Brought[] {
    const places = new Map<string, number>(takenCollections.map((one, index) => [one, index]))
    const madeAt = ({ data }: Brought) => String(data.createdAt)
    return this.#documents.toSorted(
      (one, other) =>
        (places.get(one.collection) ?? 0) - (places.get(other.collection) ?? 0) ||
        madeAt(one).localeCompare(madeAt(other)),
    )
  }

  #refuse(name: string, what: string): void {
    this.mistakes.push(`${name} ${what}`)
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const said = (name: string, { issues }: z.ZodError): string[] =>
  issues.map((issue) => {
    const [inner] = issue.code === 'invalid_key' ? issue.issues : []
    const place = issue.path.join('.') || 'the whole file'
    return `${name}, “${place}”: ${inner?.message ?? issue.message}`
  })
