/** Below each document, `/languages`: both of its languages, and what its translator does with them. */
import { type Locale, locales } from '@wajiha/arabic'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { roleOf } from '../../platform/access/may.ts'
import { Refusal } from '../../platform/refusal.ts'
import { requireCollectionSlug, requireGlobalSlug } from '../../platform/slugs.ts'
import type { Place } from '../../together/stand.ts'
import { readTranslation } from './units.ts'
import { languageWords as words } from './words.ts'
import { confirmWords, requireUpdate, saveWords, setStatus } from './work.ts'
import { exportXliff, importXliff } from './xliff/exchange.ts'

const change = z.strictObject({
  path: z.string().max(300),
  value: z.string().max(100_000),
  basis: z.string().max(100_000),
})
const changes = z.array(change).max(500)
const saved = z.strictObject({ ar: changes.optional(), en: changes.optional() })
const confirmed = z.strictObject({ paths: z.array(z.string().max(300)).max(2_000) })
const translated = z.strictObject({ file: z.string().max(4_000_000) })
const publication = z.strictObject({
  languages: z.array(z.enum(locales)).min(1).max(2),
  status: z.enum(['published', 'draft']),
})

/** By the last part of the address: `posts/ID/languages/save`. */
type Work = (req: PayloadRequest, place: Place, body: unknown) => Promise<void>

const works: Record<string, Work> = {
  save: (req, place, body) => saveWords(req, place, readOrRefuse(req, saved, body)),
  confirm: (req, place, body) => confirmWords(req, place, readOrRefuse(req, confirmed, body).paths),
  xliff: (req, place, body) => importXliff(req, place, readOrRefuse(req, translated, body).file),
  status: (req, place, body) => {
    const { languages, status } = readOrRefuse(req, publication, body)
    return setStatus(req, place, inOrder(languages), status)
  },
}

const inOrder = (languages: readonly Locale[]): Locale[] =>
  locales.filter((locale) => languages.includes(locale))

function readOrRefuse<Value>(req: PayloadRequest, schema: z.ZodType<Value>, body: unknown): Value {
  const { data, success } = schema.safeParse(body)
  if (success) return data
  throw new Refusal(req, words.unreadable, 400)
}

const noStore = { 'Cache-Control': 'private, no-store' }

/** Answers with the document as it stands afterwards. */
async function answer(req: PayloadRequest, place: Place): Promise<Response> {
  const translation = await readTranslation(req, place)
  if (!translation) throw new Refusal(req, words.gone, 404)
  return Response.json(translation, { headers: noStore })
}

type Handle = (req: PayloadRequest, place: Place) => Promise<Response>
type PlaceOf = (req: PayloadRequest) => Place | undefined

const work: Handle = async (req, place) => {
  await requireUpdate(req, place)
  const act = works[String(req.routeParams?.work)]
  if (!act) throw new Refusal(req, words.unreadable, 400)
  await act(req, place, await req.json?.().catch(() => undefined))
  return answer(req, place)
}

const doors = (under: string, placeOf: PlaceOf): Endpoint[] => {
  const door = (method: 'get' | 'post', path: string, handle: Handle): Endpoint => ({
    method,
    path: `${under}/languages${path}`,
    handler: async (req) => {
      if (!roleOf(req.user)) return new Response(null, { status: 401, headers: noStore })
      const place = placeOf(req)
      return place ? handle(req, place) : new Response(null, { status: 404, headers: noStore })
    },
  })
  return [door('get', '', answer), door('get', '/xliff', exportXliff), door('post', '/:work', work)]
}

export const languageDoors = (slug: string): Endpoint[] =>
  doors('/:id', ({ payload, routeParams }) => {
    const id = String(routeParams?.id)
    return /^[\w-]{1,64}$/.test(id)
      ? { collection: requireCollectionSlug(payload, slug), id }
      : undefined
  })

export const languageDoorsOfGlobal = (slug: string): Endpoint[] =>
  doors('', ({ payload }) => ({ global: requireGlobalSlug(payload, slug) }))
