/** A request as a span: from when it was read until its answer was handed over or its connection was gone. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Traces } from './traces.ts'

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

type Asked = {
  request: IncomingMessage
  response: ServerResponse
  /** The pattern of its address, as far as it is known before it is answered. */
  route: string
  /** Whether its `traceparent` is one of ours, and not what a stranger wrote. */
  isKnown: boolean
}

/** Answers a request under its span. */
export function traceRequest<Result>(
  traces: Traces,
  { request, response, route, isKnown }: Asked,
  answer: () => Result,
): Result {
  const method = methods.has(request.method ?? '') ? (request.method ?? '') : '_OTHER'
  const { traceparent } = request.headers
  const span = traces.begin({
    kind: 'server',
    name: method,
    facts: { 'http.request.method': method },
    parent: isKnown && typeof traceparent === 'string' ? traceparent : null,
  })
  span.routed(method, route)
  response.once('close', () => {
    // Who has read enough of an answer and goes, as the site does where only the status counts, has been answered.
    if (!response.headersSent) return span.end('aborted')
    const { statusCode } = response
    span.tell({ 'http.response.status_code': statusCode })
    span.end(statusCode >= 500 ? String(statusCode) : undefined)
  })
  return traces.within(span, answer)
}
