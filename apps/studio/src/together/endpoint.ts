/**
 * `POST /api/together`: an open document says that it is open, and hears who else has it open. Who
 * asks is known by the session; a document that one may not read has nobody in it.
 */
import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload'
import { roleOf } from '../platform/access/may.ts'
import { isCollectionSlug, isGlobalSlug } from '../platform/slugs.ts'
import { dropBlankSoon } from './blank.ts'
import { noteClosed, noteOpen, othersIn } from './editors.ts'
import { isObject } from './same.ts'
import { currentVersionOf, type Place } from './stand.ts'

const noStore = { 'Cache-Control': 'private, no-store' }
const longest = 1_000

type Body = { collection?: unknown; id?: unknown; global?: unknown; tab?: unknown; left?: unknown }

const answerTogether: PayloadHandler = async (req) => {
  if (!roleOf(req.user)) return new Response(null, { status: 401, headers: noStore })
  const body = await readBody(req)
  const place = documentPlaceOf(req, body)
  if (!place || !/^[\w-]{1,40}$/.test(String(body.tab)))
    return new Response(null, { status: 400, headers: noStore })
  const doc = await currentVersionOf(req, place, req.locale ?? undefined).catch(() => undefined)
  if (!doc) return new Response(null, { status: 404, headers: noStore })
  const note = body.left === true ? noteClosed : noteOpen
  note(req, place, String(body.tab))
  if (body.left === true && 'collection' in place) dropBlankSoon(req.payload, place)
  const { user } = req
  return Response.json(
    { me: user?.id, others: othersIn(req, place), updatedAt: doc.updatedAt },
    { headers: noStore },
  )
}

async function readBody(req: PayloadRequest): Promise<Body> {
  const text = (await req.text?.().catch(() => '')) ?? ''
  if (text.length > longest) return {}
  try {
    const body: unknown = JSON.parse(text)
    return isObject(body) ? body : {}
  } catch {
    return {}
  }
}

function documentPlaceOf({ payload }: PayloadRequest, body: Body): Place | undefined {
  const { collection, id, global } = body
  if (typeof global === 'string') return isGlobalSlug(payload, global) ? { global } : undefined
  if (typeof collection !== 'string' || typeof id !== 'string') return undefined
  if (!isCollectionSlug(payload, collection) || !/^[\w-]{1,64}$/.test(id)) return undefined
  return { collection, id }
}

export const togetherEndpoints: Endpoint[] = [
  { path: '/together', method: 'post', handler: answerTogether },
]
