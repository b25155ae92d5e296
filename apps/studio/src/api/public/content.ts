/** What is published, for other systems: the contract's own reads, in pages. */
import { endpoints, pageKeys } from '@wajiha/contract'
import {
  type ContentKind,
  contentKinds,
  languageQuerySchema,
  listQuerySchema,
  type PagedMeta,
  type PageEntry,
} from '@wajiha/contract/public-api'
import type { BasePayload } from 'payload'
import { membersOf } from '../../platform/objects.ts'
import { readWhole } from '../read-whole.ts'

type Asked = { params: Record<string, string>; query: object }
type Listed = { data: unknown[]; meta: PagedMeta }

/** @returns nothing where nothing is published there in that language. */
export async function readContent(payload: BasePayload, kind: ContentKind, asked: Asked) {
  const row = contentKinds[kind]
  if (Object.keys(asked.params).length === 0) return { ...(await listOf(payload, kind, asked)) }
  if (!('one' in row)) return undefined
  const { locale } = languageQuerySchema.parse(asked.query)
  const found = await readWhole(payload, row.one, { locale, params: asked.params, query: {} })
  return !found || found === 'gone' ? undefined : { data: found.data }
}

async function listOf(payload: BasePayload, kind: ContentKind, { query }: Asked): Promise<Listed> {
  const { locale, page, perPage } = listQuerySchema.parse(query)
  const row = contentKinds[kind]
  if (kind === 'articles') {
    const asked = endpoints.blogs.query.parse({ page, perPage })
    const found = await readWhole(payload, 'blogs', { locale, params: {}, query: asked })
    const read = !found || found === 'gone' ? undefined : found
    const { total = 0, pages = 0 } = read?.meta ?? {}
    return { data: membersOf(read?.data), meta: { total, page, pages } }
  }
  const all =
    'list' in row
      ? await membersOfRead(payload, row.list, locale)
      : await pageEntries(payload, locale)
  return {
    data: all.slice((page - 1) * perPage, page * perPage),
    meta: { total: all.length, page, pages: Math.ceil(all.length / perPage) },
  }
}

type Locale = 'ar' | 'en'
type ListName =
  | 'blockPages'
  | 'services'
  | 'projects'
  | 'blogs'
  | 'jobs'
  | 'testimonials'
  | 'branches'

async function membersOfRead(payload: BasePayload, name: ListName, locale: Locale) {
  const found = await readWhole(payload, name, { locale, params: {}, query: {} })
  return found && found !== 'gone' ? membersOf(found.data) : []
}

/** Pages with an editor of their own have no list: each that is published in the language is read. */
async function pageEntries(payload: BasePayload, locale: Locale): Promise<PageEntry[]> {
  const entries = pageKeys.map(async (key): Promise<PageEntry[]> => {
    const found = await readWhole(payload, 'page', { locale, params: { key }, query: {} })
    if (!found || found === 'gone') return []
    const { title, languages, updatedAt } = endpoints.page.data.parse(found.data)
    return [{ key, title, languages, updatedAt }]
  })
  return (await Promise.all(entries)).flat()
}
