/**
 * The listening process: limits, refusals, the row of handlers, and a stop that lets everybody
 * finish. A handler that throws costs its visitor a 500 without a word about why, and nothing else.
 */
import { createServer, type IncomingMessage, type Server, ServerResponse } from 'node:http'
import { cutSlowReaders } from '@wajiha/contract/cut-slow-readers'
import { currentSpan } from '@wajiha/contract/traces'
import { servedFor } from '../fairness/asker.ts'
import { TooManyAsked } from '../fairness/too-many.ts'
import { type Log, reasonOf } from '../log.ts'
import { newReference } from '../plumbing/new-reference.ts'
import { countConnections } from './count-connections.ts'
import type { Exchange, Handler } from './exchange.ts'
import { type Found, rememberWays } from './known-ways.ts'
import { isOutOfFiles } from './open-files.ts'
import { hasOwnPace } from './own-pace.ts'
import { createVisitors, type Visitors } from './visitor.ts'

type RefusedStatus = 404 | 405

/** @returns whether it answered; programs are told in a line of text instead. */
export type Refuse = (exchange: Exchange, status: RefusedStatus) => Promise<boolean>

/** @param reference under which our log tells of it; the answer's header has it, too. */
export type Broken = (exchange: Exchange, reference: string) => unknown

/** Answers a request under a span of its own. */
export type TraceRequest = (
  request: IncomingMessage,
  response: ServerResponse,
  answer: () => Promise<void> | undefined,
) => Promise<void> | undefined

type Parts = {
  /** Answer GET and HEAD. */
  handlers: readonly Handler[]
  /** Answer POST; where none does, it is not allowed. */
  writers?: readonly Handler[]
  /** What every answer carries. */
  common: Readonly<Record<string, string>>
  /** The site's public address. */
  origin: string
  /** Answers when one of the others has thrown; without it the visitor gets a bare 500. */
  whenBroken?: Broken
  /** Answers when one address asks for more than its share. */
  whenBusy?: (exchange: Exchange, error: TooManyAsked) => Promise<boolean>
  /** Who asks; without it every address that connects is a visitor. */
  visitors?: Pick<Visitors, 'counterOf' | 'isProxy'>
  /** Shows people a page where an address cannot be read, or nothing is answered in that way. */
  whenRefused?: Refuse
  /** What an answer is made as; without it as Node makes it. */
  ServerResponse?: typeof ServerResponse
  /** Answers a request under its span, where traces are kept. */
  traced?: TraceRequest | undefined
  log: Log
}

/** Long enough for a CV over a weak network; `cutSlowBody` and the forms hold others shorter. */
export const longestRequestMs = 300_000

/** Makes the server; it does not listen yet. */
export function createSiteServer({ writers = [], handlers, ...parts }: Parts): Server {
  const { common, log, traced, visitors = createVisitors([]) } = parts
  const answering = { ...parts, find: rememberWays(handlers, writers) }
  const server = createServer(
    {
      headersTimeout: 5_000,
      requestTimeout: longestRequestMs,
      connectionsCheckingInterval: 1_000,
      keepAliveTimeout: 15_000,
      maxHeaderSize: 16_384,
      requireHostHeader: true,
      ServerResponse: parts.ServerResponse ?? ServerResponse,
    },
    (request, response) => {
      if (crowd.isTooMany(request.socket)) return turnAway(response, common)
      cutSlowBody(request)
      const bare = () => answer(answering, request, response)
      const answered = traced ? () => traced(request, response, bare) : bare
      servedFor(visitors.counterOf(request), answered)?.catch((error) => {
        noteFailure(log, response, error)
        end(response, 500, 'internal', common)
      })
    },
  )
  const crowd = countConnections(server, visitors.isProxy)
  // Too many open files, most of all: whoever is here already is answered.
  server.on('error', (error) => log.error('not_accepted', { reason: reasonOf(error) }))
  cutSlowReaders(server)
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // Whoever has not read what came before will not read this.
    const isHeard = socket.writable && socket.writableLength === 0
    if (error.code === 'ECONNRESET' || !isHeard) return socket.destroy()
    const status = refusals[error.code ?? ''] ?? '400 Bad Request'
    socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
  })
  return server
}

/**
 * Answers to what is no request. A browser opens connections ahead of its requests; told 408 on one that
 * waited too long, it asks again on another, where 400 would stand for the answer.
 */
const refusals: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

type Answering = Omit<Parts, 'handlers' | 'writers'> & { find: ReturnType<typeof rememberWays> }

/** @returns nothing when it is done: most answers are ready at once, only those that wait pay for a promise. */
function answer(
  parts: Answering,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> | undefined {
  const { common, origin } = parts
  const found = parts.find(request)
  if (found.kind === 'refused') return answerRefused(parts, request, response, found)
  const { method, pathname, search, handlers } = found
  const exchange = { request, response, common, origin, method, pathname, search }
  try {
    for (const [index, handle] of handlers.entries()) {
      const handled = handle(exchange)
      if (handled === true) return undefined
      if (handled !== false) return answerLater(parts, exchange, handled, handlers.slice(index + 1))
    }
  } catch (error) {
    return answerBroken(parts, exchange, error)
  }
  return answerUnhandled(parts, exchange)
}

/** Goes on where a handler has to wait: with those after it, unless it answers. */
async function answerLater(
  parts: Answering,
  exchange: Exchange,
  waiting: Promise<boolean>,
  others: readonly Handler[],
): Promise<void> {
  try {
    if (await waiting) return
    for (const handle of others) if (await handle(exchange)) return
  } catch (error) {
    return answerBroken(parts, exchange, error)
  }
  return answerUnhandled(parts, exchange)
}

async function answerBroken(
  { whenBroken, whenBusy, log }: Answering,
  exchange: Exchange,
  error: unknown,
): Promise<void> {
  if (!whenBroken || exchange.response.headersSent) throw error
  if (error instanceof TooManyAsked && whenBusy) return void (await whenBusy(exchange, error))
  if (isOutOfFiles(error)) {
    noteFailure(log, exchange.response, error)
    return turnAway(exchange.response, exchange.common)
  }
  await whenBroken(exchange, noteFailure(log, exchange.response, error))
}

async function answerUnhandled(parts: Answering, exchange: Exchange): Promise<void> {
  const { request, response, common, method } = exchange
  if (method !== 'POST') return end(response, 404, 'Not found', common)
  await bodyWasHeard(request)
  await refuse(parts, exchange, 405, 'No form is answered here.')
}

async function answerRefused(
  parts: Answering,
  request: IncomingMessage,
  response: ServerResponse,
  { status, reason }: Found & { kind: 'refused' },
): Promise<void> {
  const { common, origin } = parts
  if (status === 405) await bodyWasHeard(request)
  if (status === 400) return end(response, status, reason, common)
  const pathname = /^\/(?:ar|en)\//i.exec(request.url ?? '')?.[0] ?? '/'
  const method = request.method === 'HEAD' ? 'HEAD' : 'GET'
  const exchange = { request, response, common, origin, pathname, method, search: '' } as const
  return refuse(parts, exchange, status, reason)
}

/** In a page for people, in a line for programs, and for all when the page cannot be drawn. */
async function refuse(
  { whenRefused, whenBusy, log, common }: Answering,
  exchange: Exchange,
  status: RefusedStatus,
  reason: string,
): Promise<void> {
  try {
    if (await whenRefused?.(exchange, status)) return
  } catch (error) {
    if (error instanceof TooManyAsked && whenBusy) return void (await whenBusy(exchange, error))
    noteFailure(log, exchange.response, error)
  }
  end(exchange.response, status, reason, common)
}

/** @returns under which reference our log tells of it: whoever writes to us can name it. */
function noteFailure(log: Log, response: ServerResponse, error: unknown): string {
  const request = newReference()
  log.error('request_failed', { request, reason: reasonOf(error) })
  currentSpan()?.tell({ 'wajiha.request': request })
  if (!response.headersSent) response.setHeader('x-request-id', request)
  return request
}

const longestBodyMs = 15_000

/** Files watch their own pace; any other body has fifteen seconds. */
function cutSlowBody(request: IncomingMessage): void {
  const { headers } = request
  const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding']
  if (!hasBody) return
  const cut = setTimeout(() => {
    if (!request.complete && !hasOwnPace(request)) request.destroy()
  }, longestBodyMs)
  request.once('close', () => clearTimeout(cut))
}

/** Gives a refused body a moment, so that a malformed one is answered as such and cut. */
function bodyWasHeard(request: IncomingMessage): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const moment = setTimeout(resolve, 100)
  request
    .once('end', resolve)
    .once('error', () => resolve())
    .resume()
  return promise.finally(() => clearTimeout(moment))
}

/** More is open than the system allows: nothing is opened for this answer, and its connection is given back. */
function turnAway(response: ServerResponse, common: Parts['common']): void {
  response.setHeader('retry-after', '5').setHeader('connection', 'close')
  end(response, 503, crowded, common)
}

/** No page can be drawn for it, and nobody knows yet in which language they would read. */
const crowded = `موقعنا مزدحم الآن. انتظر لحظة ثمّ أعد المحاولة.
Too many people are here just now. Please wait a moment and try again.`

function end(
  response: ServerResponse,
  status: number,
  text: string,
  common: Parts['common'],
): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  response.writeHead(status, {
    ...common,
    'referrer-policy': 'no-referrer',
    ...(status === 405 ? { allow: 'GET, HEAD' } : {}),
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-cache',
    'content-length': Buffer.byteLength(text),
    ...(status < 500 ? { connection: 'close' } : {}),
  })
  response.end(text)
}

/** Connections that may wait to be accepted: those of some seconds, while a process that died comes back. */
const backlog = 4_096

/**
 * Listens; the port is the one given, or a free one for 0. @throws when the port is taken.
 * @param socket A descriptor that whoever started us holds open: then it is listened on, and not the port.
 */
export function listen(
  server: Server,
  port: number,
  host: string,
  socket?: number,
): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    const isListening = () => {
      server.off('error', reject)
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    }
    if (socket === undefined) server.listen({ port, host, backlog }, isListening)
    // Beside a descriptor, `backlog` counts only as an argument of its own.
    else server.listen({ fd: socket }, backlog, isListening)
  })
}

/** Stops accepting, lets open answers finish, and cuts what is still open after `graceMs`. */
export function close(server: Server, graceMs = 3_000): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), graceMs)
    server.close(() => {
      clearTimeout(cut)
      resolve()
    })
    server.closeIdleConnections()
  })
}
