/** Where a document is used: in fields that name it, in texts that hold it, published or not. */
import { locales } from '@wajiha/arabic'
import type {
  CollectionSlug,
  FlattenedField,
  GlobalSlug,
  PayloadRequest,
  SanitizedCollectionConfig,
  Where,
} from 'payload'
import type { Said } from '../../platform/i18n/say.ts'

export type Use = { kind: Said; title: string }
type Doc = { id: string } & Record<string, unknown>

/** @returns each document once, by its title. */
export async function usesOf(req: PayloadRequest, collection: string, id: string): Promise<Use[]> {
  const uses: Use[] = []
  for (const { config } of Object.values(req.payload.collections)) {
    const paths = pathsTo(collection, config.flattenedFields)
    if (paths.length > 0) uses.push(...(await usesIn(req, config, paths, id)))
  }
  for (const { slug, label } of req.payload.globals.config) {
    const page = await readGlobal(req, slug as GlobalSlug)
    if (page.some((one) => JSON.stringify(one).includes(id)))
      uses.push({ kind: wordsOf(label, slug), title: titleOf(page[0], 'title') || slug })
  }
  return uses
}

type Path = { path: string; operator: 'equals' | 'like' }

/** The paths of fields that can hold a document of the collection, and of texts that can show it. */
function pathsTo(collection: string, fields: readonly FlattenedField[], before = ''): Path[] {
  return fields.flatMap((field): Path[] => {
    const path = before + field.name
    if (field.type === 'upload' || field.type === 'relationship')
      return field.relationTo === collection ? [{ path, operator: 'equals' }] : []
    if (field.type === 'richText') return [{ path, operator: 'like' }]
    return 'flattenedFields' in field ? pathsTo(collection, field.flattenedFields, `${path}.`) : []
  })
}

async function usesIn(
  req: PayloadRequest,
  config: SanitizedCollectionConfig,
  paths: readonly Path[],
  id: string,
): Promise<Use[]> {
  const or = paths.map(({ path, operator }): Where => ({ [path]: { [operator]: id } }))
  const found = new Map<string, Doc>()
  const states = config.versions?.drafts ? [false, true] : [false]
  for (const locale of locales)
    for (const draft of states) {
      const { docs } = await req.payload.find({
        collection: config.slug as CollectionSlug,
        where: { or },
        locale,
        draft,
        req,
        depth: 0,
        limit: 10,
        pagination: false,
        overrideAccess: true,
      })
      for (const doc of docs as unknown as Doc[]) if (!found.has(doc.id)) found.set(doc.id, doc)
    }
  const kind = wordsOf(config.labels.singular, config.slug)
  const titled = config.admin.useAsTitle ?? 'id'
  return [...found.values()].map((doc) => ({ kind, title: titleOf(doc, titled) || doc.id }))
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
    } as never) as unknown as Promise<object>
  return [await read(false), await read(true)]
}

function titleOf(doc: object | undefined, field: string): string {
  const value = (doc as Doc | undefined)?.[field]
  if (typeof value === 'string') return value
  return String(Object.values((value ?? {}) as object)[0] ?? '')
}

const wordsOf = (label: unknown, slug: string): Said => {
  const { ar, en } = (label ?? {}) as Partial<Said>
  return { ar: ar ?? slug, en: en ?? slug }
}
