/** Questions to the studio, which learns to which trace they belong where traces are kept. */
import { errorTypeOf, traces } from '@wajiha/contract/traces'

type Asked = {
  /** Its pattern below the studio's `{apiBase}`. */
  route: string
  /** Begins a trace of its own where no request set it going; without it, it is part of none then. */
  isOwn?: boolean
}

type Init = RequestInit & { headers?: Record<string, string>; redirect: 'manual' | 'error' }

/** `fetch`, until the head of the answer is there. */
export async function fetchFromStudio(
  { route, isOwn = false }: Asked,
  address: string,
  init: Init,
): Promise<Response> {
  const known = traces()
  if (!known || !(isOwn || known.current())) return fetch(address, init)
  const method = init.method ?? 'GET'
  const span = known.begin({
    kind: 'client',
    name: method,
    facts: { 'http.request.method': method },
  })
  span.routed(method, `/api/v1/${route}`)
  try {
    const headers = { ...init.headers, traceparent: span.traceparent }
    const answer = await fetch(address, { ...init, headers })
    span.tell({ 'http.response.status_code': answer.status })
    span.end(answer.status >= 500 ? String(answer.status) : undefined)
    return answer
  } catch (error) {
    span.end(errorTypeOf(error))
    throw error
  }
}
