import { type Locale, locales } from '@wajiha/arabic'
import { mistakeInOwnAddress } from '@wajiha/contract/own-addresses'
import { spellingsOf } from '@wajiha/contract/redirects'
import type { CollectionSlug, Payload, PayloadRequest } from 'payload'
import { inOwnTransaction } from '../../platform/database/transactions.ts'
import { fieldOf, isRecord, membersOf } from '../../platform/objects.ts'
import { TransferMistake } from '../mistake.ts'

export type Sides = Partial<Record<Locale, Record<string, unknown>>>
export type Upload = { data: Buffer; mimetype: string; name: string; size: number }

type Saved = { id: string; blocks?: unknown }

/** Creates what is missing, each document in both languages in a transaction of its own. */
export class ForeignStore {
  readonly counts = { created: 0, kept: 0 }
  readonly payload: Payload
  readonly #ids = new Map<string, string>()
  constructor(payload: Payload) {
    this.payload = payload
  }

  idOf(collection: CollectionSlug, key: string): string | undefined {
    return this.#ids.get(`${collection} ${key}`)
  }

  idsOf(collection: CollectionSlug, keys: readonly string[]): string[] {
    return keys.flatMap((key) => this.idOf(collection, key) ?? [])
  }

  /** Whether it stands here already, under its key. */
  async find(collection: CollectionSlug, key: string): Promise<boolean> {
    const found = await this.payload.db.findOne<{ id: string }>({
      collection,
      where: { importKey: { equals: key } },
      select: {},
    })
    if (!found) return false
    this.#ids.set(`${collection} ${key}`, String(found.id))
    this.counts.kept += 1
    return true
  }

  /** @returns why it stays a draft, where it should have been public. @throws {TransferMistake} */
  async put(
    collection: CollectionSlug,
    key: string,
    sides: Sides,
    file?: Upload,
  ): Promise<string[]> {
    if (await this.find(collection, key)) return []
    try {
      await this.#create(collection, key, sides, file)
      return []
    } catch (cause) {
      if (!Object.values(sides).some((side) => side?._status === 'published'))
        throw new TransferMistake(`${collection} “${key}”: ${explain(cause)}`, { cause })
      await this.#create(collection, key, draftsOf(sides), file)
      return [explain(cause)]
    }
  }

  async #create(collection: CollectionSlug, key: string, sides: Sides, file?: Upload) {
    const id = await inOwnTransaction(this.payload, async (req) => {
      let before: Saved | undefined
      for (const locale of locales.filter((one) => sides[one])) {
        const data = { ...sides[locale], importKey: key }
        before = await this.#save(req, collection, locale, data, before, before ? undefined : file)
      }
      return String(before?.id)
    })
    this.#ids.set(`${collection} ${key}`, id)
    this.counts.created += 1
  }

  async #save(
    req: PayloadRequest,
    collection: CollectionSlug,
    locale: Locale,
    data: Record<string, unknown>,
    before: Saved | undefined,
    file: Upload | undefined,
  ): Promise<Saved> {
    const { payload } = this
    const asked = { collection, locale, req, overrideAccess: true, depth: 0, fallbackLocale: false }
    const isDraft = data._status === 'draft' ? { draft: true } : {}
    const brought = file ? { file } : {}
    if (!before)
      return saved(await payload.create({ ...asked, ...isDraft, ...brought, data } as never))
    req.file = undefined
    const rows = withRowIds(data, before)
    return saved(await payload.update({ ...asked, ...isDraft, id: before.id, data: rows } as never))
  }

  /** @returns 1 for a redirect that is new. */
  async redirect(from: string, to: string, left: string[]): Promise<number> {
    if (from === to || from === '/') return 0
    const [first = '', ...rest] = from
      .replace(/^\/(?:ar|en)(?=\/)/, '')
      .split('/')
      .filter(Boolean)
    if (rest.length === 0 && mistakeInOwnAddress(first) === 'taken') {
      left.push(`No redirect from ${from}: the site has a page of its own there.`)
      return 0
    }
    const there = await this.payload.db.findOne({
      collection: 'redirects',
      where: { from: { in: spellingsOf(from) } },
    })
    if (there) return 0
    try {
      await this.payload.create({
        collection: 'redirects',
        data: { from, to, status: '301' },
        overrideAccess: true,
      })
      return 1
    } catch (cause) {
      left.push(`No redirect from ${from} to ${to}: ${explain(cause)}`)
      return 0
    }
  }
}

const saved = (document: object): Saved => ({
  id: String(fieldOf(document, 'id')),
  blocks: fieldOf(document, 'blocks'),
})

const draftsOf = (sides: Sides): Sides =>
  Object.fromEntries(
    Object.entries(sides).map(([locale, side]) => [locale, { ...side, _status: 'draft' }]),
  )

/** Blocks of the second language are those of the first. */
function withRowIds(data: Record<string, unknown>, before: Saved): Record<string, unknown> {
  const rows = membersOf(before.blocks)
  if (!Array.isArray(data.blocks)) return data
  const blocks = data.blocks.map((block, index) => {
    const row = rows[index]
    return isRecord(row) ? { ...block, id: row.id } : block
  })
  return { ...data, blocks }
}

/** Payload keeps the interesting part of a validation error inside. */
function explain(cause: unknown): string {
  const { data, message } = isRecord(cause) ? cause : {}
  const errors = isRecord(data) ? membersOf(data.errors) : []
  const said = errors.flatMap((one) => (isRecord(one) ? [`${one.path}: ${one.message}`] : []))
  return said.join('; ') || String(message ?? cause)
}
