/**
 * `/api/v1/…`: other systems reach the studio through the site, the only public process. What lies below is passed
 * on to one folder of the studio's API and to nothing beside it, with the headers that are named here; the key is
 * the studio's to know. While the studio is away, they are told when to come again.
 */
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import { limits } from '@wajiha/contract'
import {
  type PublicProblemCode,
  problemLocaleOf,
  publicApiFolder,
  publicApiLimits,
  publicApiPath,
  sayProblem,
} from '@wajiha/contract/public-api'
import type { Answerer } from '../addresses.ts'
import type { Config } from '../config.ts'
import { sendAndHearOut } from '../http/answer.ts'
import { BodyRefused, readTextBody } from '../http/bounded-body.ts'
import type { Exchange } from '../http/exchange.ts'
import type { Visitors } from '../http/visitor.ts'
import type { Limiter } from '../limits/limit.ts'
import { type Log, reasonOf } from '../log.ts'
import { fetchFromStudio } from '../plumbing/fetch-from-studio.ts'

type Parts = {
  config: Pick<Config, 'apiBase'>
  visitors: Pick<Visitors, 'counterOf'>
  log: Log
  flood: Limiter
}

const asked = [
  'authorization',
  'accept-language',
  'content-type',
  'idempotency-key',
  'if-none-match',
] as const
const answered = [
  'allow',
  'cache-control',
  'content-language',
  'content-type',
  'etag',
  'idempotency-replayed',
  'retry-after',
  'vary',
  'www-authenticate',
] as const

/** After a studio that was away: long enough to start. */
const awaySeconds = 10

export function passOnPublicApi(parts: Parts): Required<Answerer> {
  const { config, visitors, log, flood } = parts
  return { get: answer, post: answer }

  async function answer(exchange: Exchange): Promise<true> {
    const path = readPath(exchange.pathname)
    if (path === undefined) return refuse(exchange, 'not_found')
    const wait = await flood.take(visitors.counterOf(exchange.request))
    if (wait > 0) return refuse(exchange, 'too_many_requests', wait)
    try {
      const address = `${config.apiBase}${publicApiFolder}/${path}${exchange.search}`
      return await send(exchange, await ask(exchange, address))
    } catch (error) {
      if (error instanceof BodyRefused) return refuse(exchange, codeOf(error))
      log.warn('public_api_unavailable', { reason: reasonOf(error) })
      return refuse(exchange, 'unavailable', awaySeconds)
    }
  }
}

const codeOf = ({ code }: BodyRefused): PublicProblemCode =>
  code === 'too_large' ? 'too_large' : 'bad_request'

/**
 * What follows the folder, as it came. Nothing where a part of it would lead out of the folder: `..` is an address
 * of the studio's that is not public, also where it is percent-encoded.
 */
export function readPath(pathname: string): string | undefined {
  const path = pathname.slice(publicApiPath.length)
  const isWithin = path.split('/').every((part) => {
    const plain = decodeURIComponent(part)
    return plain !== '' && !/^\.{1,2}$|[/\\?#]/.test(plain)
  })
  return isWithin ? path : undefined
}

async function ask({ request, method }: Exchange, address: string): Promise<Response> {
  const body =
    method === 'POST' ? await readTextBody(request, publicApiLimits.bodyBytes) : undefined
  return fetchFromStudio({ route: `${publicApiFolder}/*` }, address, {
    method,
    headers: picked(asked, (name) => headerOf(request, name)),
    ...(body === undefined ? {} : { body }),
    redirect: 'error',
    signal: AbortSignal.timeout(limits.deliverTimeoutMs),
  })
}

const headerOf = ({ headers }: IncomingMessage, name: string) => {
  const value = headers[name]
  return typeof value === 'string' ? value : undefined
}

async function send({ response, method, common }: Exchange, answer: Response): Promise<true> {
  const bytes = Buffer.from(await answer.arrayBuffer())
  const isBare = method === 'HEAD' || answer.status === 304
  response.writeHead(answer.status, {
    ...common,
    'x-robots-tag': 'noindex',
    'content-security-policy': "default-src 'none'",
    ...picked(answered, (name) => answer.headers.get(name) ?? undefined),
    ...(isBare ? {} : { 'content-length': bytes.length }),
  })
  response.end(isBare ? undefined : bytes)
  return true
}

function picked(names: readonly string[], read: (name: string) => string | undefined) {
  const headers: Record<string, string> = {}
  for (const name of names) {
    const value = read(name)
    if (value !== undefined) headers[name] = value
  }
  return headers
}

/** In the words of the studio's own refusals, as the reader's `Accept-Language` likes them. */
function refuse(exchange: Exchange, code: PublicProblemCode, retryAfter?: number): Promise<true> {
  const locale = problemLocaleOf(exchange.request.headers['accept-language'])
  const document = sayProblem(code, locale, { what: 'HTTP' })
  const headers: OutgoingHttpHeaders = {
    'content-language': locale,
    vary: 'Accept-Language',
    'content-security-policy': "default-src 'none'",
    ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
  }
  return sendAndHearOut(exchange, {
    status: document.status,
    type: 'application/problem+json',
    text: JSON.stringify(document),
    headers,
  })
}
