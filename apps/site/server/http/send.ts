/** Every way of ending an exchange. HEAD gets the headers of GET and no body. */
import type { OutgoingHttpHeaders } from 'node:http'
import { onward } from '@wajiha/contract/redirects/onward'
import { escapeHtml } from '#app/seo/escape-html.ts'
import { chooseEncoding, type Encoded, type Encoding, etagFor } from './compress.ts'
import type { Exchange } from './exchange.ts'
import { HeadOnce } from './head-once.ts'

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
  headFor(common, body, headers, encoding).write(response)
  response.end(method === 'HEAD' ? undefined : body.bytes[encoding])
  return true
}

type Prepared = { headers: object; heads: Partial<Record<Encoding, HeadOnce>> }

/** Heads made once for bytes that are sent many times under the same headers. */
const prepared = new WeakMap<Encoded, Prepared>()

function headFor(
  common: Exchange['common'],
  body: Encoded,
  headers: Lines,
  encoding: Encoding,
): HeadOnce {
  const known = prepared.get(body)
  const ready = known?.headers === headers ? known.heads[encoding] : undefined
  if (ready) return ready
  const head = new HeadOnce({
    vary: 'Accept-Encoding',
    ...common,
    ...headers,
    etag: etagFor(body, encoding),
    'content-length': String(body.bytes[encoding].length),
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  })
  const entry = known?.headers === headers ? known : { headers, heads: {} }
  entry.heads[encoding] = head
  prepared.set(body, entry)
  return head
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
