/**
 * Files that are written from content when they are asked for, and again only after content has
 * changed: feeds, the manifest, `llms.txt`, `security.txt`.
 */

import { compressNow, type Encoded } from '../http/compress.ts'
import type { Exchange, Handler } from '../http/exchange.ts'
import { sayMissing } from '../http/say-missing.ts'
import { sendEncoded, sendText } from '../http/send.ts'
import { type Content, ContentUnavailable } from './content.ts'

export type Written = {
  text: string
  type: string
  /** ISO 8601; answers `If-Modified-Since` where no entity tag is sent. */
  modifiedAt?: string | undefined
  /** Milliseconds of the epoch from which it is written anew though nothing has changed. */
  until?: number
}

/** Writes one file; `undefined` where its content is not published. */
export type Write = () => Promise<Written | undefined>

type Ready = {
  body: Encoded
  headers: Record<string, string>
  modifiedAt: number | undefined
  until: number
}

/** @param files by address, as `/en/blogs/rss.xml`. */
export function serveWritten(content: Content, files: ReadonlyMap<string, Write>): Handler {
  let ready = new Map<string, Ready>()
  // A new map, not an emptied one: what is being written from the old content must not land in it.
  content.onChange(() => {
    ready = new Map()
  })

  async function answer(exchange: Exchange, write: Write): Promise<boolean> {
    const current = ready
    const { pathname } = exchange
    try {
      const kept = current.get(pathname)
      const file = kept && kept.until > Date.now() ? kept : prepare(await write())
      if (!file) return sayMissing(exchange)
      current.set(pathname, file)
      return send(exchange, file)
    } catch (error) {
      if (!(error instanceof ContentUnavailable)) throw error
      return sendText(exchange, 503, 'text/plain', 'Try again shortly', { 'retry-after': '5' })
    }
  }

  return (exchange) => {
    const write = files.get(exchange.pathname)
    return write ? answer(exchange, write) : false
  }
}

function prepare(written: Written | undefined): Ready | undefined {
  if (!written) return undefined
  const { text, type, modifiedAt, until = Number.POSITIVE_INFINITY } = written
  const headers = {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'public, max-age=600',
    ...(modifiedAt ? { 'last-modified': new Date(modifiedAt).toUTCString() } : {}),
  }
  const seconds = modifiedAt ? Math.floor(Date.parse(modifiedAt) / 1_000) : undefined
  return { body: compressNow(Buffer.from(text)), headers, modifiedAt: seconds, until }
}

function send(exchange: Exchange, { body, headers, modifiedAt }: Ready): true {
  const { request, response, common } = exchange
  const { 'if-none-match': tag, 'if-modified-since': since } = request.headers
  const isKnown =
    tag === undefined &&
    since !== undefined &&
    modifiedAt !== undefined &&
    Date.parse(since) / 1_000 >= modifiedAt
  if (!isKnown) return sendEncoded(exchange, body, headers)
  const { 'content-type': _, ...kept } = headers
  response.writeHead(304, { vary: 'Accept-Encoding', ...common, ...kept }).end()
  return true
}
