/** How long a person stays signed in, and what a change of password ends. */
import type { CollectionAfterReadHook, CollectionBeforeChangeHook } from 'payload'

const longestMs = 12 * 60 * 60_000

export type Session = { id: string; createdAt?: string | Date | null; expiresAt: string | Date }
type Row = { id: string; sessions?: Session[] | null }

/** A session ends twelve hours after it began, however busy it was. */
export const endOldSessions: CollectionAfterReadHook = ({ doc }) => {
  if (!Array.isArray(doc.sessions)) return doc
  return { ...doc, sessions: (doc as Row).sessions?.filter(isAlive) }
}

export function isAlive({ createdAt, expiresAt }: Session): boolean {
  const now = Date.now()
  const begun = new Date(createdAt ?? 0).getTime()
  return now - begun < longestMs && new Date(expiresAt).getTime() > now
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
  const own = (req.user as { _sid?: string } | null)?._sid
  return { ...data, sessions: (row?.sessions ?? []).filter(({ id }) => id === own) }
}
