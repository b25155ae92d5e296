/** Hooks that write into the audit log what changed in who may what, and in where messages go. */
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionAfterErrorHook,
  CollectionAfterLoginHook,
  CollectionConfig,
  Field,
} from 'payload'
import { clientHeader } from '../platform/server/where-from.ts'
import type { ActName } from './acts.ts'
import { noteAct } from './note-act.ts'

type Watch = { change: CollectionAfterChangeHook[]; removal: CollectionAfterDeleteHook[] }

/** The collection, with what the audit log has to know of it. */
export function audited<Config extends CollectionConfig>(collection: Config): Config {
  const { change, removal } = watchOf(collection)
  if (change.length + removal.length === 0) return collection
  const { hooks = {} } = collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      afterChange: [...(hooks.afterChange ?? []), ...change],
      afterDelete: [...(hooks.afterDelete ?? []), ...removal],
    },
  }
}

function watchOf({ slug, fields }: CollectionConfig): Watch {
  if (slug === 'users') return { change: [notePerson], removal: [noteRemoval('person-removed')] }
  if (slug === 'webhooks')
    return { change: [noteSave('webhook')], removal: [noteRemoval('webhook')] }
  if (slug === 'api-keys')
    return { change: [noteSave('api-key')], removal: [noteRemoval('api-key')] }
  if (slug === 'mail-templates') return { change: [noteSave('template')], removal: [] }
  if (fields.some(isRecipients)) return { change: [noteRecipients], removal: [] }
  return { change: [], removal: [] }
}

const isRecipients = (field: Field) => 'name' in field && field.name === 'recipients'

const noteSave =
  (act: ActName): CollectionAfterChangeHook =>
  async ({ collection, doc, operation, req }) => {
    const detail = [operation, doc.key ?? doc.name].filter(Boolean).join(' ')
    // What the studio writes by itself at its start is nobody's act.
    if (req.user) await noteAct(req, { act, subject: collection.slug, id: doc.id, detail })
    return doc
  }

const noteRemoval =
  (act: ActName): CollectionAfterDeleteHook =>
  async ({ collection, doc, id, req }) => {
    const detail = ['delete', doc?.email ?? doc?.name].filter(Boolean).join(' ')
    await noteAct(req, { act, subject: collection.slug, id: String(id), detail })
  }

const notePerson: CollectionAfterChangeHook = async ({
  context,
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const about = { subject: 'users', id: doc.id }
  if (operation === 'create') {
    await noteAct(req, { act: 'person-made', ...about, detail: `${doc.email} ${doc.role}` })
    return doc
  }
  const roles = `${previousDoc?.role} → ${doc.role}`
  if (previousDoc?.role !== doc.role) await noteAct(req, { act: 'role', ...about, detail: roles })
  if (context.isReset) await noteAct(req, { act: 'password', ...about })
  const moved = `${context.formerEmail} → ${doc.email}`
  if (context.isMoved) await noteAct(req, { act: 'email', ...about, detail: moved })
  return doc
}

const noteRecipients: CollectionAfterChangeHook = async ({ collection, doc, previousDoc, req }) => {
  const [before, after] = [emailsOf(previousDoc), emailsOf(doc)]
  if (before !== after) {
    const detail = `${before || '–'} → ${after || '–'}`
    await noteAct(req, { act: 'recipients', subject: collection.slug, id: doc.id, detail })
  }
  return doc
}

const emailsOf = (doc?: { recipients?: { email?: string }[] | null }) =>
  (doc?.recipients ?? []).map(({ email }) => email).join(', ')

export const noteLogin: CollectionAfterLoginHook = async ({ context, req, user }) => {
  if (context.isForgotten) return
  const { id, name, role }: { id: string; name?: string; role?: string } = user
  const by = { id, ...(name ? { name } : {}), ...(role ? { role } : {}) }
  await noteAct(req, { act: 'login', subject: 'users', id, by })
}

/** A refused one is told with the name that was tried. */
export const noteRefusal: CollectionAfterErrorHook = async ({ error, req }) => {
  const status = 'status' in error ? error.status : undefined
  if (!req.url || !new URL(req.url).pathname.endsWith('/users/login')) return
  if (status !== 401 && !(status === 429 && isNews(req.headers.get(clientHeader) ?? ''))) return
  const tried: unknown = req.data?.email
  const by = { name: typeof tried === 'string' ? tried : '–' }
  await noteAct(req, { act: 'login-refused', by, detail: String(status), hasFailed: true })
}

const toldAt = new Map<string, number>()

/** Whether a refusal is logged: once in a quarter of an hour for each address. */
function isNews(address: string): boolean {
  const now = Date.now()
  if (now - (toldAt.get(address) ?? 0) < 15 * 60_000) return false
  if (toldAt.size > 10_000) toldAt.clear()
  toldAt.set(address, now)
  return true
}
