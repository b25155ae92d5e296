/** Errors for programs: JSON where a browser would get a screen (BEHAVIOURS 9.2). */
import type { OutgoingHttpHeaders } from 'node:http'
import type { Exchange } from '../http/exchange.ts'
import { sendJson } from '../http/send.ts'

/** A program asks: it does not accept HTML and shows itself by one of these signs. */
export function wantsJson({ request, pathname }: Exchange): boolean {
  const { accept = '', 'user-agent': agent = '', 'sec-fetch-mode': mode = '' } = request.headers
  if (accept.includes('text/html')) return false
  return (
    accept.includes('application/json') ||
    /curl\/|httpie\//i.test(agent) ||
    mode.includes('cors') ||
    pathname.startsWith('/api/') ||
    pathname.endsWith('.json')
  )
}

/** The shape the original site answers with; `message` defaults by the status. */
export function sendProblem(
  exchange: Exchange,
  status: number,
  message = status === 404 ? `Page not found: ${exchange.pathname}` : 'Service unavailable',
  headers: OutgoingHttpHeaders = {},
): true {
  const { pathname, search } = exchange
  const body = {
    error: true,
    url: pathname + search,
    statusCode: status,
    statusMessage: message,
    message,
    data: { path: pathname },
  }
  return sendJson(exchange, status, body, {
    ...headers,
    'content-security-policy': "default-src 'none'",
    'referrer-policy': 'no-referrer',
  })
}
