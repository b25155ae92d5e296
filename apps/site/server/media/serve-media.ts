/**
 * Pictures of the studio under `/media/NAME`, as they are. Names are made by the studio and never
 * reused, so an answer holds for ever.
 */
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { extname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Exchange, Handler } from '../http/exchange.ts'
import { sayMissing } from '../http/say-missing.ts'
import { sendText } from '../http/send.ts'
import { type KeptMedia, pictureName } from '../images/kept-media.ts'

const prefix = '/media/'

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
}

export function serveMedia(media: KeptMedia): Handler {
  return (exchange) => exchange.pathname.startsWith(prefix) && answer(exchange)

  async function answer(exchange: Exchange): Promise<boolean> {
    const name = exchange.pathname.slice(prefix.length)
    if (!pictureName.test(name)) return sayMissing(exchange)
    const found = await media.find(name)
    if (found.kind === 'kept' && (await sendFile(exchange, found.file))) return true
    if (found.kind === 'missing') return sayMissing(exchange)
    return sendText(exchange, 503, 'text/plain', 'Try again shortly', { 'retry-after': '5' })
  }
}

/**
 * Sends a file that is never another one under its name.
 *
 * @param more headers that go with it, its type among them; a picture's where there are none.
 * @returns `false` when the file is not there.
 */
export async function sendFile(
  exchange: Exchange,
  file: string,
  more: Readonly<Record<string, string>> = pictureHeaders(file),
): Promise<boolean> {
  const { request, response, method, common } = exchange
  const found = await stat(file).catch(() => undefined)
  if (!found) return false
  const etag = `"${found.size.toString(36)}-${Math.trunc(found.mtimeMs).toString(36)}"`
  const headers = {
    ...common,
    'cache-control': 'public, max-age=31536000, immutable',
    ...more,
    etag,
  } as Record<string, string>
  if (request.headers['if-none-match']?.includes(etag)) {
    response.writeHead(304, headers).end()
    return true
  }
  const part = headers['accept-ranges'] ? readRange(request.headers.range, found.size) : undefined
  response.writeHead(part ? 206 : 200, {
    ...headers,
    'content-length': part ? part.end - part.start + 1 : found.size,
    ...(part ? { 'content-range': `bytes ${part.start}-${part.end}/${found.size}` } : {}),
  })
  if (method === 'HEAD') response.end()
  else await pipeline(createReadStream(file, part), response).catch(() => response.destroy())
  return true
}

/** One part of a file, both ends included; what is no such question is answered with all of it. */
export function readRange(
  asked: string | undefined,
  size: number,
): { start: number; end: number } | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,12})-(\d{0,12})$/.exec(asked ?? '') ?? []
  if (!from && !to) return undefined
  const start = from ? Number(from) : Math.max(0, size - Number(to))
  const end = from && to ? Math.min(Number(to), size - 1) : size - 1
  return start <= end && start < size ? { start, end } : undefined
}

const pictureHeaders = (file: string) => ({
  'content-type': types[extname(file)] ?? 'application/octet-stream',
  'content-security-policy': "default-src 'none'",
  // Mail programs show the agency's logo on pages of their own.
  'cross-origin-resource-policy': 'cross-origin',
})
