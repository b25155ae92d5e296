/** Where a document is used: in fields that name it, in texts that hold it, published or not. */
import { type Locale, locales } from '@wajiha/arabic'
import type {
  FlattenedField,
  GlobalSlug,
  PayloadRequest,
  SanitizedCollectionConfig,
  Where,
} from 'payload'
import type { Said } from '../../platform/i18n/say.ts'
import { fieldOf, isObject } from '../../platform/objects.ts'
import { namedBy } from './named-in.ts'

/** Where it stands: a document, or a page of which there is one. */
export type Use = { kind: Said; title: string; place: Place }
export type Place = { collection: string; id: string } | { global: string }

/**
 * @param published only what is public in this language, instead of drafts as well.
 * @returns each document once, by its title.
 */
export async function usesOf(
  req: PayloadRequest,
  collection: string,
  id: string,
  published?: Locale,
): Promise<Use[]> {
  const uses: Use[] = []
  for (const { config } of Object.values(req.payload.collections)) {
    const paths = pathsTo(collection, config.flattenedFields)
    if (paths.length > 0) uses.push(...(await usesIn(req, config, { paths, id, published })))
  }
  for (const { slug, label } of req.payload.globals.config) {
    const page = published ? await readPublished(req, slug, published) : await readGlobal(req, slug)
    if (page.some((one) => JSON.stringify(one).includes(id)))
      uses.push({ ...namesOf(label, slug, titleOf(page[0], 'title')), place: { global: slug } })
  }
  return uses
}

type Path = { path: string; operator: 'equals' | 'like'; isInBlock?: true }

/** The paths of fields that can hold a document of the collection, and of texts that can show it. */
function pathsTo(collection: string, fields: readonly FlattenedField[], before = ''): Path[] {
  return fields.flatMap((field): Path[] => {
    const path = before + field.name
    if (field.type === 'upload' || field.type === 'relationship')
      return field.relationTo === collection ? [{ path, operator: 'equals' }] : []
    if (field.type === 'richText') return [{ path, operator: 'like' }]
    if (field.type === 'blocks')
      return field.blocks
        .flatMap((block) => pathsTo(collection, block.flattenedFields, `${path}.`))
        .map((one) => ({ ...one, isInBlock: true }))
    return 'flattenedFields' in field ? pathsTo(collection, field.flattenedFields, `${path}.`) : []
  })
}

/** Payload 3.90 joins a table of blocks once for each path into it, under one name: those are asked one by one. */
function togetherOrAlone(paths: readonly Path[]): Path[][] {
  const plain = paths.filter(({ isInBlock }) => !isInBlock)
  const alone = paths.filter(({ isInBlock }) => isInBlock).map((one) => [one])
  return plain.length > 0 ? [plain, ...alone] : alone
}

type Question = { paths: readonly Path[]; id: string; published: Locale | undefined }

async function usesIn(
  req: PayloadRequest,
  config: SanitizedCollectionConfig,
  { paths, id, published }: Question,
): Promise<Use[]> {
  const hasDrafts = Boolean(config.versions?.drafts)
  const isPublic: Where[] = published && hasDrafts ? [{ _status: { equals: 'published' } }] : []
  const found = new Map<string, object>()
  const states = hasDrafts && !published ? [false, true] : [false]
  for (const locale of published ? [published] : locales)
    for (const [draft, some] of states.flatMap((one) =>
      togetherOrAlone(paths).map((ways) => [one, ways] as const),
    )) {
      const or = await waysTo(req, config.slug, some, { id, locale, draft })
      if (or.length === 0) continue
      const { docs } = await req.payload.find({
        collection: config.slug,
        where: { and: [{ or }, ...isPublic] },
        locale,
        draft,
        req,
        depth: 0,
        limit: 10,
        pagination: false,
        overrideAccess: true,
      })
      for (const doc of docs) if (!found.has(String(doc.id))) found.set(String(doc.id), doc)
    }
  const kind = wordsOf(config.labels.singular, config.slug)
  const titled = config.admin.useAsTitle ?? 'id'
  return [...found].map(([id, doc]) => ({
    kind,
    title: titleOf(doc, titled) || id,
    place: { collection: config.slug, id },
  }))
}

/** What is asked of each path; nothing of a text whose index knows no document. */
async function waysTo(
  req: PayloadRequest,
  collection: string,
  paths: readonly Path[],
  asked: { id: string; locale: Locale; draft: boolean },
): Promise<Where[]> {
  const ways = paths.map(async ({ path, operator }): Promise<Where[]> => {
    const ids = operator === 'like' ? await namedBy(req, { ...asked, collection, path }) : undefined
    if (!ids) return [{ [path]: { [operator]: asked.id } }]
    return ids.length > 0 ? [{ id: { in: ids } }] : []
  })
  return (await Promise.all(ways)).flat()
}

/** A page without a title of its own is called by what it is. */
function namesOf(label: unknown, slug: string, title: string) {
  const kind = wordsOf(label, slug)
  return { kind, title: title || kind.ar }
}

/** As it is published, and as it stands in the editor. */
async function readGlobal(req: PayloadRequest, slug: GlobalSlug): Promise<object[]> {
  const read = (draft: boolean) =>
    req.payload.findGlobal({
      slug,
      draft,
      locale: 'all',
      depth: 0,
      req,
      overrideAccess: true,
    })
  return [await read(false), await read(true)]
}

/** As it is public in one language; nothing where it is not. */
async function readPublished(
  req: PayloadRequest,
  slug: GlobalSlug,
  locale: Locale,
): Promise<object[]> {
  const asked = { slug, locale, draft: false, depth: 0, req, overrideAccess: true } as const
  const page: object = await req.payload.findGlobal(asked)
  return fieldOf(page, '_status') === 'draft' ? [] : [page]
}

function titleOf(doc: object | undefined, field: string): string {
  const value = fieldOf(doc, field)
  if (typeof value === 'string') return value
  return String((isObject(value) ? Object.values(value)[0] : undefined) ?? '')
}

const wordsOf = (label: unknown, slug: string): Said => {
  // What Payload asks for by a language is a function that holds its words, see `platform/admin/present.ts`.
  const words: Partial<Said> = Object(label)
  return { ar: words.ar ?? slug, en: words.en ?? slug }
}
