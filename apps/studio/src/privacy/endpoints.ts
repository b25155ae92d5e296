/**
 * `POST /api/privacy/{find,names,export,erase,retention}`. Always POST: who is meant stands in the body,
 * and so in no address, history or log. Each is noted before it answers.
 */
import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload'
import { noteAccess } from '../audit/note-access.ts'
import { may, roleOf } from '../platform/access/may.ts'
import { poolOf } from '../platform/database/statements.ts'
import { type Said, say } from '../platform/i18n/say.ts'
import { sayTo } from '../platform/i18n/say-to.ts'
import { isRecord } from '../platform/objects.ts'
import { erasePerson } from './erase-person.ts'
import { exportPerson } from './export-person.ts'
import { findByName } from './find-by-name.ts'
import { type Found, findPerson } from './find-person.ts'
import { isSameIdentity, readIdentity } from './identity.ts'
import { runRetention } from './retention/run.ts'
import { type Scope, scopeOf } from './scope.ts'

type Body = Record<string, unknown>
type Act = (req: PayloadRequest, body: Body, scope: Scope) => Promise<Response>

const noStore = { 'Cache-Control': 'private, no-store' }
const longest = 5_000

const post = (name: string, act: Act): Endpoint => ({
  path: `/privacy/${name}`,
  method: 'post',
  handler: forThose(act),
})

/** 401 to strangers, 403 to roles that see nobody, 400 to what is no object. */
function forThose(act: Act): PayloadHandler {
  return async (req) => {
    if (!roleOf(req.user)) return new Response(null, { status: 401 })
    const scope = scopeOf(req)
    if (!scope) return new Response(null, { status: 403 })
    const body = await readBody(req)
    return body ? act(req, body, scope) : refuse(req, 400, unreadable)
  }
}

async function readBody(req: PayloadRequest): Promise<Body | undefined> {
  const text = await req.text?.().catch(() => undefined)
  if (!text || text.length > longest) return undefined
  try {
    const body: unknown = JSON.parse(text)
    return isRecord(body) ? body : undefined
  } catch {
    return undefined
  }
}

const refuse = (req: PayloadRequest, status: number, words: Said) =>
  Response.json({ errors: [{ message: sayTo(req, words) }] }, { status, headers: noStore })

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const whoIn = (body: Body) => readIdentity(textOf(body.who), textOf(body.country) || 'SA')

const find: Act = async (req, body, scope) => {
  const identity = whoIn(body)
  if (!identity) return refuse(req, 422, nobodyMeant)
  const found = await findPerson(poolOf(req.payload), identity, { scope })
  await noteAccess(req, { action: 'find', subject: { collection: 'people', count: sum(found) } })
  return Response.json({ identity: found.identity, counts: countsOf(found) }, { headers: noStore })
}

const names: Act = async (req, body, scope) => {
  const people = await findByName(poolOf(req.payload), textOf(body.name), scope)
  await noteAccess(req, { action: 'find', subject: { collection: 'people', count: people.length } })
  return Response.json({ people }, { headers: noStore })
}

const take: Act = async (req, body, scope) => {
  const identity = whoIn(body)
  if (!identity) return refuse(req, 422, nobodyMeant)
  const found = await findPerson(poolOf(req.payload), identity, { scope })
  await noteAccess(req, { action: 'export', subject: { collection: 'people', count: sum(found) } })
  const zip = await exportPerson(req.payload, found)
  return new Response(new Uint8Array(zip), {
    headers: {
      ...noStore,
      'Content-Type': 'application/zip',
      'Content-Disposition': 'attachment; filename="person.zip"',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}

/** For administrators; `again` is the same telephone or e-mail, typed a second time. */
const erase: Act = async (req, body) => {
  if (!may(req.user, 'erasePeople')) return new Response(null, { status: 403 })
  const identity = whoIn(body)
  if (!identity) return refuse(req, 422, nobodyMeant)
  if (!isSameIdentity(identity, readIdentity(textOf(body.again))))
    return refuse(req, 422, notTheSame)
  const { erasure, counts } = await erasePerson(req.payload, identity, req.user)
  return Response.json({ erasure, counts }, { headers: noStore })
}

/** Lets old rows go now that were too many for a night: one kind, named. */
const retention: Act = async (req, body) => {
  if (!may(req.user, 'erasePeople')) return new Response(null, { status: 403 })
  const kind = textOf(body.kind)
  const runs = await runRetention(req.payload, { now: new Date(), allowMany: true }, [kind])
  return runs.length === 0
    ? refuse(req, 422, noSuchKind)
    : Response.json({ runs }, { headers: noStore })
}

export function countsOf({ ids, files }: Found): Record<string, number> {
  const counts = Object.entries(ids).map(([place, rows]) => [place, rows.length] as const)
  return Object.fromEntries([...counts, ['files', files.length] as const].filter(([, n]) => n > 0))
}

export const sum = (found: Found): number =>
  Object.values(countsOf(found)).reduce((total, count) => total + count, 0)

const unreadable = say('لم نفهم الطلب', 'The request could not be read')
const nobodyMeant = say(
  'اكتب رقم هاتف أو بريدًا إلكترونيًّا كاملًا: ٠٥٠١٢٣٤٥٦٧ أو sara@example.com',
  'Write a whole telephone number or e-mail address: 0501234567 or sara@example.com',
)
const notTheSame = say(
  'لم يُمحَ شيء: اكتب الرقم أو البريد نفسه مرّة ثانية لتؤكّد',
  'Nothing was erased: write the same number or address a second time to confirm',
)
const noSuchKind = say('لا يُحفظ عندنا شيء بهذا الاسم', 'Nothing of that name is kept here')

export const privacyEndpoints: Endpoint[] = [
  post('find', find),
  post('names', names),
  post('export', take),
  post('erase', erase),
  post('retention', retention),
]
