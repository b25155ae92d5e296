/** Every way of ending an exchange. HEAD gets the headers of GET and no body. */
import type { OutgoingHttpHeaders } from 'node:http'
import { onward } from '@wajiha/contract/redirects/onward'
import { escapeHtml } from '#app/seo/escape-html.ts'
import { chooseEncoding, type Encoded, type Encoding, etagFor } from './compress.ts'
import type { Exchange } from './exchange.ts'

/** Several lines of one name are a list: `set-cookie` alone may need that. */
type Lines = Readonly<Record<string, string | string[]>>

/** Sends ready bytes in the best encoding, or 304 when the visitor has them. */
export function sendEncoded(exchange: Exchange, body: Encoded, headers: Lines): true {
  const { request, response, method, common } = exchange
  const encoding = body.isPlain ? 'identity' : chooseEncoding(request.headers['accept-encoding'])
  const known = request.headers['if-none-match']
  if (known?.includes(etagFor(body, encoding))) {
    const { 'content-type': _, ...kept } = headers
    const etag = etagFor(body, encoding)
    response.writeHead(304, { vary: 'Accept-Encoding', ...common, ...kept, etag })
    response.end()
    return true
  }
  response.writeHead(200, rawHeaders(common, body, headers, encoding))
  response.end(method === 'HEAD' ? undefined : body.bytes[encoding])
  return true
}

type Prepared = { headers: object; raw: Partial<Record<Encoding, string[]>> }

/** Header lines written out once for bytes that are sent many times under the same headers. */
const prepared = new WeakMap<Encoded, Prepared>()

function rawHeaders(
  common: Exchange['common'],
  body: Encoded,
  headers: Lines,
  encoding: Encoding,
): string[] {
  const known = prepared.get(body)
  const ready = known?.headers === headers ? known.raw[encoding] : undefined
  if (ready) return ready
  const all = {
    vary: 'Accept-Encoding',
    ...common,
    ...headers,
    etag: etagFor(body, encoding),
    'content-length': String(body.bytes[encoding].length),
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  }
  const raw = Object.entries(all).flatMap(([name, value]) =>
    [value].flat().flatMap((line) => [name, line]),
  )
  const entry = known?.headers === headers ? known : { headers, raw: {} }
  entry.raw[encoding] = raw
  prepared.set(body, entry)
  return raw
}

/** Sends a short text of any type; small answers are not worth compressing. */
export function sendText(
  { response, method, common }: Exchange,
  status: number,
  type: string,
  text: string,
  headers: OutgoingHttpHeaders = {},
): true {
  const bytes = Buffer.from(text)
  response.writeHead(status, {
    'cache-control': 'no-cache',
    ...common,
    ...(status >= 400 ? { 'referrer-policy': 'no-referrer' } : {}),
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

/** Leads on, also whoever reads only the body. `location` is a path of this site or a whole address. */
export function sendRedirect(
  exchange: Exchange,
  status: number,
  location: string,
  headers: OutgoingHttpHeaders = {},
): true {
  const leadsTo = onward(location)
  const target = escapeHtml(leadsTo)
  const html = `<!DOCTYPE html><html><head><meta http-equiv="refresh" content="0; url=${target}"></head></html>`
  return sendText(exchange, status, 'text/html', html, {
    'content-security-policy': "default-src 'none'",
    ...headers,
    location: leadsTo,
  })
}
