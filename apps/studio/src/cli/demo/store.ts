/** Puts documents into the studio in both languages, once: what is there under its key stays as it is. */
import { type Locale, locales } from '@wajiha/arabic'
import type { CollectionSlug, GlobalSlug, Payload, PayloadRequest } from 'payload'
import { inOwnTransaction } from '../../platform/database/transactions.ts'
import { localRequest } from '../../platform/local-request.ts'
import { isRecord, valueAt } from '../../platform/objects.ts'
import { ContentMistake } from './files.ts'
import { inLocale, withRowIds } from './in-locale.ts'

type Data = Record<string, unknown>
type Entry = { key: string; data: Data; filePath?: string }

export class Store {
  readonly counts = { created: 0, kept: 0 }
  readonly #ids = new Map<string, Map<string, string>>()
  readonly payload: Payload
  readonly #isResuming: boolean
  constructor(payload: Payload, isResuming = false) {
    this.payload = payload
    this.#isResuming = isResuming
  }

  /** The id of a document by its key. @throws {ContentMistake} */
  id(collection: CollectionSlug, key: string, whoAsks: string): string {
    const found = this.#ids.get(collection)?.get(key)
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
      if (known.has(key)) {
        this.counts.kept += 1
        if (this.#isResuming) fresh.add(key)
        continue
      }
      known.set(key, await this.#create(collection, { ...data, [keyField]: key }, key, filePath))
      fresh.add(key)
      created += 1
    }
    this.counts.created += created
    report(`${collection}: ${created} created, ${entries.length - created} kept`)
    return fresh
  }

  /** Fills a global that nobody has saved yet. */
  async fill(slug: GlobalSlug, data: Data): Promise<void> {
    const saved = await this.payload.db.findGlobal<Data>({ slug, req: await this.#request() })
    if (saved?.updatedAt) {
      this.counts.kept += 1
      return
    }
    await this.#together(slug, async (req) => {
      let before: unknown
      for (const locale of locales) {
        before = await this.payload.updateGlobal({
          ...options(req, locale),
          slug,
          data: published(withRowIds(inLocale(data, locale), before)),
        })
      }
    })
    this.counts.created += 1
    report(`${slug}: created`)
  }

  /** Changes fields that do not depend on the language, where documents point at each other. */
  async connect(collection: CollectionSlug, key: string, data: Data): Promise<void> {
    const id = this.id(collection, key, key)
    await this.#together(`${collection} ${key}`, (req) =>
      this.payload.update({ ...options(req, 'ar'), collection, id, data: published(data) }),
    )
  }

  async #create(collection: CollectionSlug, data: Data, key: string, filePath?: string) {
    return this.#together(`${collection} “${key}”`, async (req) => {
      const [first, second] = locales
      const saved = await this.payload.create({
        ...options(req, first),
        collection,
        data: published(inLocale(data, first)),
        ...(filePath ? { filePath } : {}),
      })
      req.file = undefined
      await this.payload.update({
        ...options(req, second),
        collection,
        id: saved.id,
        data: published(withRowIds(inLocale(data, second), saved)),
      })
      return String(saved.id)
    })
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
