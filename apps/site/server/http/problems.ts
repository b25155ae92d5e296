/** Errors for programs: JSON where a browser would get a screen (BEHAVIOURS 9.2). */
import type { OutgoingHttpHeaders } from 'node:http'
import type { Exchange } from './exchange.ts'
import { sendJson } from './send.ts'

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

/** The address as it was asked for, readable, with its query: `/blogs/كشيدة?page=2`. */
export const fullPathOf = ({ pathname, search }: Exchange): string => decodeURI(pathname) + search

/** What the original says of an address where no page can stand, and of one where none does. */
export const noRoute = (fullPath: string) => `Page not found: ${fullPath}`
export const noPage = (fullPath: string) => `Page Not Found: ${fullPath}`

/**
 * The shape the original site answers with. Of an unexpected failure nothing is told but that there
 * was one.
 */
export function sendProblem(
  exchange: Exchange,
  status: number,
  message = messageOf(exchange, status),
  headers: OutgoingHttpHeaders = {},
): true {
  const { origin, pathname, search } = exchange
  const body = {
    error: true,
    url: origin + pathname + search,
    statusCode: status,
    statusMessage: message,
    message,
    ...(status === 500 ? {} : { data: { path: fullPathOf(exchange) } }),
  }
  return sendJson(exchange, status, body, {
    ...headers,
    'content-security-policy': "default-src 'none'",
  })
}

function messageOf(exchange: Exchange, status: number): string {
  if (status === 404 || status === 410) return noPage(fullPathOf(exchange))
  if (status === 429) return 'Too Many Requests'
  return status === 503 ? 'Service Unavailable' : 'Server Error'
}
