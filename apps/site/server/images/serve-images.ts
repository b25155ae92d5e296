/** Optimised pictures under `/_ipx/<modifiers>/<source>` (BEHAVIOURS 10). */
import { imagePrefix } from '#app/ui/core/image-address.ts'
import type { Exchange, Handler } from '../http/exchange.ts'
import { HeadOnce } from '../http/head-once.ts'
import { sendJson } from '../http/send.ts'
import type { ImageAnswer } from './image-answer.ts'
import { ImageProblem } from './image-problem.ts'
import type { Images } from './images.ts'

export function serveImages(images: Images): Handler {
  return (exchange) => {
    if (!exchange.pathname.startsWith(imagePrefix)) return false
    const { request, pathname, search } = exchange
    try {
      const rest = pathname.slice(imagePrefix.length) + search
      const answer = images.answer(rest, request.headers.accept ?? '')
      if (!(answer instanceof Promise)) return sendImage(exchange, answer)
      return answer.then(
        (ready) => sendImage(exchange, ready),
        (error) => sendImageProblem(exchange, error),
      )
    } catch (error) {
      return sendImageProblem(exchange, error)
    }
  }
}

/** What every visitor gets alike, made once for each answer. */
const prepared = new WeakMap<ImageAnswer, HeadOnce>()

function sendImage(exchange: Exchange, answer: ImageAnswer): true {
  const { response, method, common } = exchange
  if (isKnown(exchange, answer)) {
    response.writeHead(304, { ...common, ...answer.headers }).end()
    return true
  }
  let head = prepared.get(answer)
  if (!head) {
    const { body, type, headers } = answer
    const length = String(body.length)
    head = new HeadOnce({ ...common, ...headers, 'content-type': type, 'content-length': length })
    prepared.set(answer, head)
  }
  head.write(response)
  response.end(method === 'HEAD' ? undefined : answer.body)
  return true
}

/** `If-None-Match` decides when it is sent; else a date that is not older than the original. */
function isKnown({ request }: Exchange, { etag, modified }: ImageAnswer): boolean {
  const { 'if-none-match': tags, 'if-modified-since': since } = request.headers
  if (tags !== undefined) return tags.trim() === '*' || tags.includes(etag)
  if (since === undefined || modified === undefined) return false
  return Date.parse(since) / 1_000 >= modified
}

function sendImageProblem(exchange: Exchange, error: unknown): true {
  if (!(error instanceof ImageProblem)) throw error
  return sendJson(
    exchange,
    error.status,
    { error: { message: error.wording } },
    {
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'",
      ...(error.retryAfter ? { 'retry-after': String(error.retryAfter) } : {}),
    },
  )
}
