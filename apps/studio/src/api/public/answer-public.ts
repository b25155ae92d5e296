/**
 * `/api/v1/public/…`, which the site passes on from its own `/api/v1/…`: for other systems, each with a key. Who asks
 * is known first, then how often, then whether they may.
 */
import { readLocale } from '@wajiha/arabic'
import {
  type ContentKind,
  type Operation,
  publicApiDocument,
  publicApiPath,
} from '@wajiha/contract/public-api'
import type { BasePayload } from 'payload'
import { checkKey, type KnownKey } from '../../keys/check-key.ts'
import { answerData } from '../../platform/api/answer.ts'
import { readEnv } from '../../platform/env.ts'
import { readContent } from './content.ts'
import { type FoundOperation, findOperations } from './find-operation.ts'
import { answerLead } from './leads.ts'
import { listLinks, readLink } from './links.ts'
import { type Refuse, refuserOf } from './problems.ts'
import { takeTurn } from './take-turn.ts'

/** @param segments below `public`. */
export async function answerPublic(
  payload: BasePayload,
  request: Request,
  segments: readonly string[],
): Promise<Response> {
  const refuse = refuserOf(request)
  try {
    return await route(payload, request, segments, refuse)
  } catch (err) {
    payload.logger.error({ err, msg: `The public API failed at ${segments.join('/')}` })
    return refuse('internal')
  }
}

async function route(
  payload: BasePayload,
  request: Request,
  segments: readonly string[],
  refuse: Refuse,
): Promise<Response> {
  const method = request.method === 'HEAD' ? 'get' : request.method.toLowerCase()
  if (segments.join('/') === 'openapi.json' && method === 'get') return answerDocument(request)
  const found = findOperations(segments)
  if (found.length === 0) return refuse('not_found')
  const asked = found.find(({ operation }) => operation.method === method)
  if (!asked) return refuse('method_not_allowed', {}, { Allow: allowed(found) })
  const key = await checkKey(payload, request.headers.get('authorization'))
  if (typeof key === 'string') return refuse(key, {}, challenge(key))
  const wait = takeTurn(key.id, asked.operation)
  if (wait > 0) return refuse('too_many_requests', {}, { 'Retry-After': String(wait) })
  const { scope } = asked.operation
  if (!key.scopes.includes(scope))
    return refuse('scope_missing', { scope }, challenge('insufficient_scope', scope))
  return perform(payload, request, { ...asked, key, refuse })
}

type Asked = FoundOperation & { key: KnownKey; refuse: Refuse }

async function perform(
  payload: BasePayload,
  request: Request,
  { operation, params, key, refuse }: Asked,
): Promise<Response> {
  if (operation.id === 'createLead') return answerLead(payload, request, { sender: key, refuse })
  const typed = Object.fromEntries(new URL(request.url).searchParams)
  const query = operation.query?.safeParse(typed)
  if (query && !query.success) {
    const what = query.error.issues.map(({ path }) => path.join('.')).join(', ')
    return refuse('bad_request', { what })
  }
  const found = await read(payload, operation, { params, query: query?.data ?? {} })
  return found ? answerRead(request, found) : refuse('not_found')
}

function read(
  payload: BasePayload,
  { path, id }: Operation,
  asked: { params: Record<string, string>; query: object },
) {
  if (id === 'listLinks') return listLinks(payload, asked.query)
  if (id === 'readLink') return readLink(payload, asked.params.code ?? '')
  // The table names no other kinds.
  return readContent(payload, path.split('/')[1] as ContentKind, asked)
}

/** With its tag, so that who asks again is told that nothing changed; for whoever has the key alone. */
function answerRead(request: Request, found: object): Response {
  const asked = new URL(request.url).searchParams.get('locale')
  const answer = answerData(request, found, { locale: readLocale(asked) })
  answer.headers.set('Cache-Control', 'private, no-cache')
  answer.headers.set('Vary', 'Authorization')
  return answer
}

const answerDocument = (request: Request) =>
  answerData(
    request,
    publicApiDocument(`${readEnv().siteOrigin}${publicApiPath.replace(/\/$/, '')}`),
    { locale: 'en' },
  )

const allowed = (found: readonly FoundOperation[]) =>
  found.map(({ operation }) => (operation.method === 'get' ? 'GET, HEAD' : 'POST')).join(', ')

/** As RFC 6750 asks for it. */
function challenge(error: string, scope?: string): Record<string, string> {
  if (error === 'key_missing') return { 'WWW-Authenticate': 'Bearer' }
  const reason = scope ? `insufficient_scope", scope="${scope}` : 'invalid_token'
  return { 'WWW-Authenticate': `Bearer error="${reason}"` }
}
