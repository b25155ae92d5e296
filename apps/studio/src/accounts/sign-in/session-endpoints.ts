/**
 * `GET /api/users/ID/sessions`: where somebody is signed in. `DELETE …/sessions/SID` ends one, `DELETE
 * …/sessions` all but the one that asks. Everybody for themselves, administrators for everybody.
 */
import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload'
import { may, mayManage } from '../../platform/access/may.ts'
import { isAlive, ownOf, type Session } from './sessions.ts'

type Row = { id: string; role?: string; sessions?: Session[] | null }
export type ShownSession = { id: string; device: string; createdAt: string; isThis: boolean }

export const sessionEndpoints: Endpoint[] = [
  { path: '/:id/sessions', method: 'get', handler: forOwn(list) },
  { path: '/:id/sessions', method: 'delete', handler: forOwn(endOthers) },
  { path: '/:id/sessions/:sid', method: 'delete', handler: forOwn(endOne) },
]

function forOwn(answer: (req: PayloadRequest, row: Row) => Promise<Response>): PayloadHandler {
  return async (req) => {
    const id = String(req.routeParams?.id ?? '')
    if (!req.user) return new Response(null, { status: 401 })
    if (req.user.id !== id && !may(req.user, 'manageSignIns'))
      return new Response(null, { status: 403 })
    const row = await req.payload.db.findOne<Row>({
      collection: 'users',
      where: { id: { equals: id } },
      req,
    })
    if (!row) return new Response(null, { status: 404 })
    return mayManage(req.user, row) ? answer(req, row) : new Response(null, { status: 403 })
  }
}

async function list(req: PayloadRequest, { sessions }: Row): Promise<Response> {
  const shown = (sessions ?? []).filter(isAlive).map(
    ({ id, device, createdAt }): ShownSession => ({
      id: shownIdOf(id),
      device: device ?? '',
      createdAt: new Date(createdAt ?? 0).toISOString(),
      isThis: id === ownOf(req),
    }),
  )
  return Response.json({ sessions: shown }, { headers: { 'Cache-Control': 'no-store' } })
}

async function endOne(req: PayloadRequest, row: Row): Promise<Response> {
  const sid = req.routeParams?.sid
  return keepSession(req, row, ({ id }) => shownIdOf(id) !== sid)
}

async function endOthers(req: PayloadRequest, row: Row): Promise<Response> {
  return keepSession(req, row, ({ id }) => id === ownOf(req))
}

async function keepSession(
  { payload }: PayloadRequest,
  row: Row,
  stays: (session: Session) => boolean,
) {
  const sessions = (row.sessions ?? []).filter(stays)
  await payload.db.updateOne({ collection: 'users', id: row.id, data: { ...row, sessions } })
  return new Response(null, { status: 204 })
}

/** All of a person's sessions end but the one that asks. */
export async function endSessionsBut(req: PayloadRequest, id: string): Promise<void> {
  const where = { id: { equals: id } }
  const row = await req.payload.db.findOne<Row>({ collection: 'users', where, req })
  const sessions = (row?.sessions ?? []).filter((session) => session.id === ownOf(req))
  await req.payload.db.updateOne({ collection: 'users', id, data: { ...row, sessions }, req })
}

/** Enough to name one among a person's own; the whole of it is part of what lets them in. */
const shownIdOf = (id: string) => id.slice(0, 8)
