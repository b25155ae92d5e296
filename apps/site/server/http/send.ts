/** Every way of ending an exchange. HEAD gets the headers of GET and no body. */
import type { OutgoingHttpHeaders } from 'node:http'
import { chooseEncoding, type Encoded, etagFor } from './compress.ts'
import type { Exchange } from './exchange.ts'

/** Sends ready bytes in the best encoding, or 304 when the visitor has them. */
export function sendEncoded(
  { request, response, method }: Exchange,
  body: Encoded,
  headers: OutgoingHttpHeaders,
  status = 200,
): true {
  const encoding = body.isPlain ? 'identity' : chooseEncoding(request.headers['accept-encoding'])
  const etag = etagFor(body, encoding)
  const known = request.headers['if-none-match']
  const isKnown = known !== undefined && (known === etag || known.includes(etag))
  if (isKnown && status === 200) {
    const { 'content-type': _, ...kept } = headers
    response.writeHead(304, { ...kept, etag, vary: 'Accept-Encoding' })
    response.end()
    return true
  }
  const bytes = body.bytes[encoding]
  response.writeHead(status, {
    vary: 'Accept-Encoding',
    ...headers,
    etag,
    'content-length': bytes.length,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  })
  response.end(method === 'HEAD' ? undefined : bytes)
  return true
}

/** Sends a short text of any type; small answers are not worth compressing. */
export function sendText(
  { response, method }: Exchange,
  status: number,
  type: string,
  text: string,
  headers: OutgoingHttpHeaders = {},
): true {
  const bytes = Buffer.from(text)
  response.writeHead(status, {
    'cache-control': 'no-cache',
    ...headers,
    'content-type': `${type}; charset=utf-8`,
    'content-length': bytes.length,
  })
  response.end(method === 'HEAD' ? undefined : bytes)
  return true
}

export const sendJson = (
  exchange: Exchange,
  status: number,
  value: unknown,
  headers: OutgoingHttpHeaders = {},
): true => sendText(exchange, status, 'application/json', JSON.stringify(value), headers)

/** Leads elsewhere. `location` is a path of this site or an address from stored content. */
export function sendRedirect(
  exchange: Exchange,
  status: number,
  location: string,
  headers: OutgoingHttpHeaders = {},
): true {
  return sendText(exchange, status, 'text/plain', `${status}`, { ...headers, location })
}
