/**
 * The API: GET and HEAD of what the contract lists, the site's own deliveries, and nothing else. Whatever goes wrong
 * inside is logged here and answered as a problem without a word about why.
 */
import { endpoints, heardHeader, readHeard } from '@wajiha/contract'
import { openApiDocument } from '@wajiha/contract/openapi'
import { publicApiFolder } from '@wajiha/contract/public-api'
import { currentSpan } from '@wajiha/contract/traces'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { answerFile } from '../content/api/files.ts'
import { answerMedia } from '../content/api/media.ts'
import { feedHub } from '../content/feed/hub.ts'
import { readChanges } from '../content/feed/read-changes.ts'
import { gathered } from '../features.ts'
import { answerData, answerProblem, localeOf } from '../platform/api/answer.ts'
import { asSiteRead } from '../platform/database/site-reads.ts'
import { readEnv } from '../platform/env.ts'
import type { Delivery } from '../platform/feature.ts'
import { answerHealth } from './health.ts'
import { type MatchedRead, matchRead } from './match-read.ts'
import { answerMetrics } from './metrics.ts'
import { answerPreview } from './previews.ts'
import { answerPublic } from './public/answer-public.ts'
import { readWhole } from './read-whole.ts'
import { createSharedReads } from './shared-reads.ts'
import { answerSubscriptions } from './subscriptions.ts'

const sharedReads = createSharedReads()
const allow = { Allow: 'GET, HEAD' }
/** What the site delivers; these answer for their own methods. */
const deliveries: Record<string, Delivery> = {
  ...gathered('deliveries'),
  subscriptions: answerSubscriptions,
  [publicApiFolder]: answerPublic,
}
const deliveryNamed = (name = '') =>
  Object.hasOwn(deliveries, name) ? deliveries[name] : undefined

/** @param segments of the path below `/api/v1/`, decoded. */
export async function handleApi(
  payload: BasePayload,
  request: Request,
  segments: readonly string[],
): Promise<Response> {
  const isWrite = deliveryNamed(segments[0]) !== undefined
  if (request.method !== 'GET' && request.method !== 'HEAD' && !isWrite)
    return answerProblem(request, 'method_not_allowed', undefined, allow)
  if (segments.some((segment) => segment.includes('\0')))
    return answerProblem(request, 'bad_request', 'The address holds a NUL character.')
  currentSpan()?.routed(request.method, routeOf(segments))
  try {
    return await route(payload, request, segments)
  } catch (error) {
    payload.logger.error({ err: error, msg: `The API failed at ${segments.join('/')}` })
    return answerProblem(request, 'internal')
  }
}

/** For traces: the pattern of an address, which may hold a key or a name. */
function routeOf(segments: readonly string[]): string {
  const [first = ''] = segments
  const matched = matchRead(segments)
  if (matched) return `/api/v1/${endpoints[matched.name].path}`
  const isOurs = deliveryNamed(first) !== undefined || rooms.has(first)
  return `/api/v1/${[isOurs ? first : '*', ...(segments.length > 1 ? ['*'] : [])].join('/')}`
}

const rooms = new Set(['media', 'files', 'previews', 'health', 'metrics', 'openapi.json'])

function route(payload: BasePayload, request: Request, segments: readonly string[]) {
  const [first = '', second = ''] = segments
  const deliver = deliveryNamed(first)
  if (deliver) return deliver(payload, request, segments.slice(1))
  if (first === 'media' && segments.length === 2) return answerMedia(request, second)
  if (first === 'files' && segments.length === 2) return answerFile(request, second)
  if (first === 'previews' && segments.length === 3)
    return answerPreview(payload, request, segments.slice(1))
  if (first === 'health' && segments.length === 1) return answerHealth(payload, request)
  if (first === 'metrics' && segments.length === 1) return answerMetrics(payload, request)
  if (first === 'openapi.json' && segments.length === 1) return answerOpenApi(request)
  const matched = matchRead(segments)
  if (!matched) return answerProblem(request, 'not_found', 'No such address in this API.')
  return answerRead(payload, request, matched)
}

function answerOpenApi(request: Request): Response {
  return answerData(request, openApiDocument(`${readEnv().studioOrigin}/api/v1`), { locale: 'en' })
}

const refuseQuery = (request: Request, error: z.ZodError) =>
  answerProblem(request, 'bad_request', z.prettifyError(error).slice(0, 300))

async function answerChanges(payload: BasePayload, request: Request, asked: object) {
  const query = endpoints.changes.query.safeParse(asked)
  if (!query.success) return refuseQuery(request, query.error)
  const { after, hold } = query.data
  const data = await readChanges(payload, { after, holdMs: hold, signal: request.signal })
  return answerData(request, { data }, { locale: localeOf(request) })
}

async function answerRead(payload: BasePayload, request: Request, { name, params }: MatchedRead) {
  const asked = Object.fromEntries(new URL(request.url).searchParams)
  if (name === 'changes') return answerChanges(payload, request, asked)
  const query = endpoints[name].query.safeParse(asked)
  if (!query.success) return refuseQuery(request, query.error)
  const locale = localeOf(request)
  // Who has heard of more is not answered with what was asked for by who has not.
  const heard = readHeard(request.headers.get(heardHeader))
  const key = JSON.stringify([name, locale, params, query.data, heard])
  const read = () => readWhole(payload, name, { locale, params, query: query.data })
  const found = await sharedReads.read(key, feedHub(payload).heard(), () =>
    asSiteRead(payload, heard, read),
  )
  if (!found) return answerProblem(request, 'not_found', 'Nothing is published there.')
  if (found === 'gone') return answerProblem(request, 'gone', 'It is no longer there.')
  const { tags, ...body } = found
  return answerData(request, body, { locale, tags })
}
