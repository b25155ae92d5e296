/** How long a person stays signed in, and what a change of password ends. */
import { sql } from '@payloadcms/db-postgres'
import type {
  ArrayField,
  CollectionAfterLoginHook,
  CollectionAfterReadHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload'
import { statementsOf } from '../../platform/database/statements.ts'
import { say } from '../../platform/i18n/say.ts'
import { deviceNameOf } from '../../platform/server/device-name.ts'
import { sessionWords } from './words.ts'

const longestMs = 12 * 60 * 60_000

export type Session = {
  id: string
  createdAt?: string | Date | null
  expiresAt: string | Date
  device?: string | null
}
type Row = { id: string; sessions?: Session[] | null }

/** A session ends twelve hours after it began, however busy it was. */
export const endOldSessions: CollectionAfterReadHook = ({ doc }) => {
  if (!Array.isArray(doc.sessions)) return doc
  const { sessions }: Row = doc
  return { ...doc, sessions: sessions?.filter(isAlive) }
}

export function isAlive({ createdAt, expiresAt }: Session): boolean {
  const now = Date.now()
  const begun = new Date(createdAt ?? 0).getTime()
  return now - begun < longestMs && new Date(expiresAt).getTime() > now
}

/** The session that a request came in; Payload sets it beside the fields of the person. */
export const ownOf = ({ user }: PayloadRequest): string | undefined =>
  user && '_sid' in user && typeof user._sid === 'string' ? user._sid : undefined

/** What Payload keeps of each session, and beside it the browser that opened it: `Chrome · Android`. */
export const sessions: ArrayField = {
  name: 'sessions',
  type: 'array',
  label: sessionWords.title,
  labels: { singular: say('جلسة', 'Session'), plural: sessionWords.title },
  admin: { disabled: true },
  fields: [{ name: 'device', type: 'text', label: say('الجهاز', 'Device') }],
}

/** So that whoever looks through their sessions can tell one from another. */
export const noteDevice: CollectionAfterLoginHook<Row> = async ({ req, user }) => {
  // Payload adds the new one at the end.
  const sid = user.sessions?.at(-1)?.id
  const device = deviceNameOf(req.headers.get('user-agent') ?? '')
  if (!sid) return
  const statements = await statementsOf(req)
  await statements.execute(sql`update users_sessions set device = ${device} where id = ${sid}`)
}

/** With another password the others that are open end; this one stays. */
export const endOtherSessions: CollectionBeforeChangeHook = async ({
  context,
  data,
  originalDoc,
  req,
}) => {
  if (!context.isReset || !originalDoc) return data
  const where = { id: { equals: originalDoc.id } }
  const row = await req.payload.db.findOne<Row>({ collection: 'users', where, req })
  const own = ownOf(req)
  return { ...data, sessions: (row?.sessions ?? []).filter(({ id }) => id === own) }
}

/** Who signs in while signed in: the session they come with ends with the new one, whosever it is. */
export const noteReplaced: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const sid = operation === 'login' && req.user ? ownOf(req) : undefined
  if (sid) req.context.replaced = { id: req.user?.id, sid }
  return args
}

export const endReplaced: CollectionAfterLoginHook = async ({ context, req }) => {
  const { id, sid } = (context.replaced ?? {}) as { id?: string; sid?: string }
  if (!id || !sid) return
  const where = { id: { equals: id } }
  const row = await req.payload.db.findOne<Row>({ collection: 'users', where, req })
  const sessions = (row?.sessions ?? []).filter((session) => session.id !== sid)
  await req.payload.db.updateOne({ collection: 'users', id, data: { ...row, sessions }, req })
}
