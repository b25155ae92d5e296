/** Every operation of the API for other systems, in one table: the studio answers by it, and its description is made from it. */
import type { z } from 'zod'
import { endpoints } from '../endpoints.ts'
import { entriesOf } from '../records.ts'
import {
  contentKinds,
  languageQuerySchema,
  listQuerySchema,
  pagedMetaSchema,
  pagedQuerySchema,
  pageEntrySchema,
} from './content.ts'
import { leadInputSchema, leadMadeSchema } from './lead.ts'
import { publicLinkSchema } from './link.ts'
import type { ApiScope } from './scopes.ts'

export type Operation = {
  /** As the typed client calls it: `readArticle`. */
  id: string
  method: 'get' | 'post'
  /** Below `publicApiPath`: `content/articles/{slug}`. */
  path: string
  summary: string
  scope: ApiScope
  /** The name of the shape that is answered. */
  shape: string
  isList?: boolean
  query?: z.ZodObject
  /** The name of the shape of the body. */
  body?: string
}

/** Shapes by the name that the description and the client have for them; bodies as they are sent. */
export const bodyShapes = { LeadInput: leadInputSchema } as const

export const answerShapes: Readonly<Record<string, z.ZodType>> = {
  Lead: leadMadeSchema,
  ShortLink: publicLinkSchema,
  PageEntry: pageEntrySchema,
  PagedMeta: pagedMetaSchema,
  ...Object.fromEntries(entriesOf(contentKinds).flatMap(([, kind]) => shapesOf(kind))),
}

type Kind = (typeof contentKinds)[keyof typeof contentKinds]

function shapesOf(kind: Kind): [string, z.ZodType][] {
  const shapes: [string, z.ZodType][] = []
  if ('list' in kind) shapes.push([listShapeOf(kind), memberOf(endpoints[kind.list].data)])
  if ('one' in kind) shapes.push([kind.names[1], endpoints[kind.one].data])
  return shapes
}

/** A member of a list is less than the whole, where there is a whole. */
function listShapeOf(kind: Kind): string {
  if (!('list' in kind)) return 'PageEntry'
  return 'one' in kind ? `${kind.names[1]}Entry` : kind.names[1]
}

function memberOf(list: z.ZodArray<z.ZodType>): z.ZodType {
  return list.element
}

const contentOperations: Operation[] = entriesOf(contentKinds).flatMap(([kind, row]) => {
  const [many, one] = row.names
  const scope = 'content:read' as const
  const list = {
    id: `list${many}`,
    method: 'get' as const,
    path: `content/${kind}`,
    summary: `${row.summary[0]}, as they are published`,
    scope,
    shape: listShapeOf(row),
    isList: true,
    query: listQuerySchema,
  }
  if (!('one' in row)) return [list]
  const path = `content/${kind}/{${row.parameter}}`
  const read = { id: `read${one}`, method: 'get' as const, path, summary: row.summary[1] }
  return [list, { ...read, scope, shape: one, query: languageQuerySchema }]
})

export const operations: readonly Operation[] = [
  {
    id: 'createLead',
    method: 'post',
    path: 'leads',
    summary: 'Hands over a lead, once per `Idempotency-Key`',
    scope: 'leads:create',
    shape: 'Lead',
    body: 'LeadInput',
  },
  ...contentOperations,
  {
    id: 'listLinks',
    method: 'get',
    path: 'links',
    summary: 'The short links, newest first',
    scope: 'links:read',
    shape: 'ShortLink',
    isList: true,
    query: pagedQuerySchema,
  },
  {
    id: 'readLink',
    method: 'get',
    path: 'links/{code}',
    summary: 'One short link by its code, whose case does not count',
    scope: 'links:read',
    shape: 'ShortLink',
  },
]
