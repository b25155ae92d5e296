/**
 * What stands before every POST: it comes from our own pages, in a kind of body that is read here, and
 * not more often than its address may.
 */

import type { Limiter } from '../limits/limit.ts'
import { sendFormProblem } from './answer.ts'
import { type BodyKind, bodyKind } from './body-kind.ts'
import { isFromElsewhere } from './check-origin.ts'
import type { Exchange } from './exchange.ts'
import type { Visitor } from './visitor.ts'

type Guard<Kind extends BodyKind> = {
  /** The site's own; without it a post may come from anywhere, as its address alone says enough. */
  origin?: string
  /** Other kinds of body are refused; without a list any is let through. */
  kinds?: readonly Kind[]
  flood: Limiter
  visitorOf: (request: Exchange['request']) => Visitor
}

export type Admitted<Kind extends BodyKind = BodyKind> = { visitor: Visitor; kind: Kind }

/**
 * @param answer answers what was let through; it gets what its caller was given beside the exchange.
 * @returns a function that answers everything: what is not let through with a problem document.
 */
export function guardPost<Kind extends BodyKind, More extends unknown[]>(
  { origin, kinds, flood, visitorOf }: Guard<Kind>,
  answer: (exchange: Exchange, admitted: Admitted<Kind>, ...more: More) => Promise<true>,
): (exchange: Exchange, ...more: More) => Promise<true> {
  return async (exchange, ...more) => {
    const { request } = exchange
    if (origin !== undefined && isFromElsewhere(request, origin))
      return sendFormProblem(exchange, 'forbidden')
    const kind = bodyKind(request) as Kind
    if (kinds && !kinds.includes(kind)) return sendFormProblem(exchange, 'unsupported_media_type')
    const visitor = visitorOf(request)
    const wait = await flood.take(visitor.counter)
    if (wait > 0) return sendTooMany(exchange, wait)
    return answer(exchange, { visitor, kind }, ...more)
  }
}

const sendTooMany = (exchange: Exchange, seconds: number) =>
  sendFormProblem(exchange, 'too_many_requests', { headers: { 'retry-after': String(seconds) } })
