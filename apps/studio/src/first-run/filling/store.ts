/**
 * Puts documents into the studio in both languages, once: what is there under its key stays as it is.
 * It knows by their ids which documents are of the folder that it is filled from.
 */
import { type Locale, locales } from '@wajiha/arabic'
import type { CollectionSlug, GlobalSlug, Payload, PayloadRequest } from 'payload'
import { inOwnTransaction } from '../../platform/database/transactions.ts'
import { localRequest } from '../../platform/local-request.ts'
import { isRecord, valueAt } from '../../platform/objects.ts'
import { ContentMistake } from './files.ts'
import { inLocale, withRowIds } from './in-locale.ts'

type Data = Record<string, unknown>
type Entry = { key: string; data: Data; filePath?: string }
/** Ids by collection. */
export type Documents = Record<string, string[]>
/** `fill` writes what is missing, `resume` ties together again what a crash left, `look` writes nothing. */
export type FillMode = 'fill' | 'resume' | 'look'

export class Store {
  readonly counts = { created: 0, kept: 0 }
  /** Those that were written, or that are there under a key of the folder when not only filling. */
  readonly documents: Documents = {}
  /** Settings and pages as they would be filled, in both languages. */
  readonly globals: Record<string, Data> = {}
  readonly #ids = new Map<string, Map<string, string>>()
  readonly payload: Payload
  readonly #mode: FillMode
  constructor(payload: Payload, mode: FillMode = 'fill') {
    this.payload = payload
    this.#mode = mode
  }

  /** The id of a document by its key. @throws {ContentMistake} */
  id(collection: CollectionSlug, key: string, whoAsks: string): string {
    const found = this.#ids.get(collection)?.get(key)
    if (!found && this.#mode === 'look') return ''
    if (!found)
      throw new ContentMistake(`${whoAsks} names “${key}”, which is not in ${collection}.`)
    return found
  }

  /** Creates what is missing, in order; says which keys are new (all, when resuming). */
  async put(
    collection: CollectionSlug,
    keyField: string,
    entries: readonly Entry[],
  ): Promise<Set<string>> {
    const known = await this.#known(collection, keyField)
    const fresh = new Set<string>()
    let created = 0
    for (const { key, data, filePath } of entries) {
      const there = known.get(key)
      if (there || this.#mode === 'look') {
        this.counts.kept += 1
        if (there && this.#mode !== 'fill') this.#note(collection, there)
        if (this.#mode === 'resume') fresh.add(key)
        continue
      }
      const id = await this.#create(collection, { ...data, [keyField]: key }, key, filePath)
      known.set(key, id)
      this.#note(collection, id)
      fresh.add(key)
      created += 1
    }
    this.counts.created += created
    if (created > 0) report(`${collection}: ${created} created, ${entries.length - created} kept`)
    return fresh
  }

  /** Fills a global that nobody has saved yet. */
  async fill(slug: GlobalSlug, data: Data): Promise<void> {
    this.globals[slug] = data
    if (this.#mode === 'look') return
    const saved = await this.payload.db.findGlobal<Data>({ slug, req: await this.#request() })
    if (saved?.updatedAt) {
      this.counts.kept += 1
      return
    }
    await this.#together(slug, (req) => writeGlobal(req, slug, data))
    this.counts.created += 1
    report(`${slug}: created`)
  }

  /** Changes fields that do not depend on the language, where documents point at each other. */
  async connect(collection: CollectionSlug, key: string, data: Data): Promise<void> {
    if (this.#mode === 'look') return
    const id = this.id(collection, key, key)
    await this.#together(`${collection} ${key}`, (req) =>
      this.payload.update({ ...options(req, 'ar'), collection, id, data: published(data) }),
    )
  }

  #note(collection: CollectionSlug, id: string): void {
    this.documents[collection] = [...(this.documents[collection] ?? []), id]
  }

  async #create(collection: CollectionSlug, data: Data, key: string, filePath?: string) {
    return this.#together(`${collection} “${key}”`, (req) =>
      writeDocument(req, collection, data, filePath),
    )
  }

  /** Both languages in one transaction: a document is never left half made. */
  async #together<Result>(name: string, work: (req: PayloadRequest) => Promise<Result>) {
    try {
      return await inOwnTransaction(this.payload, work)
    } catch (cause) {
      throw new ContentMistake(`${name}: ${explain(cause)}`, { cause })
    }
  }

  #request(): Promise<PayloadRequest> {
    return localRequest(this.payload)
  }

  async #known(collection: CollectionSlug, keyField: string): Promise<Map<string, string>> {
    const { docs } = await this.payload.find({
      collection,
      select: { [keyField]: true },
      depth: 0,
      pagination: false,
      draft: true,
      overrideAccess: true,
    })
    const known = new Map(docs.map((doc) => [String(valueAt(doc, keyField) ?? ''), String(doc.id)]))
    this.#ids.set(collection, known)
    return known
  }
}

/** Publishes a new document in both languages. @returns its id. */
export async function writeDocument(
  req: PayloadRequest,
  collection: CollectionSlug,
  data: Data,
  filePath?: string,
): Promise<string> {
  const [first, second] = locales
  const saved = await req.payload.create({
    ...options(req, first),
    collection,
    data: published(inLocale(data, first)),
    ...(filePath ? { filePath } : {}),
  })
  req.file = undefined
  await req.payload.update({
    ...options(req, second),
    collection,
    id: saved.id,
    data: published(withRowIds(inLocale(data, second), saved)),
  })
  return String(saved.id)
}

/** Publishes a setting or page in both languages. @param data its values, of each language where they differ. */
export async function writeGlobal(
  req: PayloadRequest,
  slug: GlobalSlug,
  data: Data,
): Promise<void> {
  let before: unknown
  for (const locale of locales) {
    before = await req.payload.updateGlobal({
      ...options(req, locale),
      slug,
      data: published(withRowIds(inLocale(data, locale), before)),
    })
  }
}

const options = (req: PayloadRequest, locale: Locale) =>
  ({ req, locale, overrideAccess: true, depth: 0, fallbackLocale: false }) as const

const published = (data: unknown): Data => ({
  ...(isRecord(data) ? data : {}),
  _status: 'published',
})

const report = (line: string) => process.stderr.write(`${line}\n`)

/** Payload keeps the interesting part of a validation error inside. */
function explain(cause: unknown): string {
  const { data, message = cause } = isRecord(cause) ? cause : {}
  return isRecord(data) && data.errors ? JSON.stringify(data.errors) : String(message)
}
