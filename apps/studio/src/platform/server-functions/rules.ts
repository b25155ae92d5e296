/**
 * The admin's calls into the server, each with the right it needs. Payload checks some of them by
 * itself; here every one is held to what the API would answer, and what has no rule is refused.
 */
import type { PayloadRequest } from 'payload'
import { fieldOf } from '../objects.ts'
import { type ServerFunctionName, serverFunctionNames } from './names.ts'
import { collectionOf, globalOf, may, type Right, type Thing } from './rights.ts'
import { maySchedule } from './schedule.ts'

export type Asked = Record<string, unknown>
type Verdict = boolean | Promise<boolean>
type Rule = (req: PayloadRequest, asked: Asked) => Verdict

const rules: Record<ServerFunctionName, Rule> = {
  'copy-data-from-locale': (req, asked) =>
    may(req, 'update', { ...thingOf(asked), id: asked.docID }),
  'form-state': mayFill,
  'get-default-layout': signedIn,
  // Documents are not kept in folders here.
  'get-folder-results-component-and-data': () => false,
  'get-upcoming-scheduled-publish': (req, asked) => may(req, 'update', thingOf(asked)),
  'render-document': mayOpen,
  'render-document-slots': (req, asked) => mayAny(req, ['read', 'create'], thingOf(asked)),
  'render-field': mayDrawField,
  'render-list': (req, asked) => may(req, 'read', { collection: asked.collectionSlug }),
  'render-widget': signedIn,
  'schedule-publish': maySchedule,
  slugify: (req, asked) => mayAny(req, ['create', 'update'], thingOf(asked)),
  'table-state': mayList,
}

/** The arguments of a call that is allowed; `undefined` where the rule refuses it. */
export async function allowedCall(name: ServerFunctionName, req: PayloadRequest, asked: Asked) {
  const rule = rules[name]
  if (!req.user || !(await rule(req, asked))) return undefined
  return asked.returnLockStatus ? withLock(req, asked) : asked
}

export const isKnown = (name: unknown): name is ServerFunctionName =>
  serverFunctionNames.some((one) => one === name)

/** A document is held against others only by who may change it. */
async function withLock(req: PayloadRequest, asked: Asked): Promise<Asked> {
  return { ...asked, returnLockStatus: await may(req, 'update', thingOf(asked)) }
}

function signedIn({ user }: PayloadRequest): boolean {
  return Boolean(user)
}

const thingOf = ({ collectionSlug, globalSlug, id }: Asked): Thing => ({
  collection: collectionSlug,
  global: globalSlug,
  id,
})

/** A form stands for a document that may be read, for a new one, or for a widget's settings. */
function mayFill(req: PayloadRequest, asked: Asked): Verdict {
  const thing = thingOf(asked)
  if (asked.widgetSlug && !thing.collection && !thing.global) return true
  return thing.id ? may(req, 'read', thing) : mayAny(req, ['read', 'create'], thing)
}

/** A document in a drawer; a page of its own is asked for under the same name. */
function mayOpen(req: PayloadRequest, { collectionSlug, docID, paramsOverride }: Asked): Verdict {
  if (!isAbout(paramsOverride, collectionSlug, docID)) return false
  if (globalOf(req, collectionSlug)) return may(req, 'read', { global: collectionSlug })
  const thing = { collection: collectionSlug, id: docID }
  return docID ? may(req, 'read', thing) : mayAny(req, ['read', 'create'], thing)
}

/** The address given beside a document must be the document's. */
function isAbout(params: unknown, slug: unknown, id: unknown): boolean {
  if (params === undefined || params === null) return true
  const segments = fieldOf(params, 'segments')
  if (!Array.isArray(segments)) return false
  return segments[1] === slug && (segments[2] === undefined || !id || segments[2] === String(id))
}

function mayDrawField(req: PayloadRequest, { schemaPath }: Asked): Verdict {
  const [kind, slug] = String(schemaPath).split('.')
  const thing = kind === 'global' ? { global: slug } : { collection: slug }
  return mayAny(req, ['read', 'create'], thing)
}

/** Rows of one collection, or of several below a document that may be read. */
async function mayList(req: PayloadRequest, { collectionSlug, parent }: Asked): Promise<boolean> {
  const slugs = Array.isArray(collectionSlug) ? collectionSlug : [collectionSlug]
  if (slugs.length === 0 || !slugs.every((slug) => collectionOf(req, slug))) return false
  for (const collection of slugs) if (!(await may(req, 'read', { collection }))) return false
  if (!parent) return true
  const [above, id] = [fieldOf(parent, 'collectionSlug'), fieldOf(parent, 'id')]
  return may(req, 'read', { collection: above, id })
}

async function mayAny(req: PayloadRequest, rights: Right[], thing: Thing): Promise<boolean> {
  for (const right of rights) if (await may(req, right, thing)) return true
  return false
}
