/**
 * Pictures of the studio under `/media/NAME`, fetched once from `{apiBase}media/NAME` and kept on
 * disk, so that they are there while the studio is not. Names are made by the studio and never
 * reused, so an answer holds for ever.
 */
import { createReadStream } from 'node:fs'
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { limits } from '@wajiha/contract'
import type { Exchange, Handler } from '../http/exchange.ts'
import { sendText } from '../http/send.ts'
import { type Log, reasonOf } from '../log.ts'

const prefix = '/media/'
const safeName = /^[\w-]{1,100}\.(?:avif|webp|png|jpe?g|gif)$/
const largest = 15_000_000

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
}

type Fetched = 'kept' | 'missing' | 'unavailable'

export async function serveMedia(apiBase: string, folder: string, log: Log): Promise<Handler> {
  await mkdir(folder, { recursive: true })
  const fetching = new Map<string, Promise<Fetched>>()

  function fetchOnce(name: string): Promise<Fetched> {
    const running = fetching.get(name)
    if (running) return running
    const started = keepFile(apiBase, folder, name)
      .catch((error): Fetched => {
        log.warn('media_not_fetched', { name, reason: reasonOf(error) })
        return 'unavailable'
      })
      .finally(() => fetching.delete(name))
    fetching.set(name, started)
    return started
  }

  return (exchange) => exchange.pathname.startsWith(prefix) && answer(exchange)

  async function answer(exchange: Exchange): Promise<true> {
    const name = exchange.pathname.slice(prefix.length)
    if (!safeName.test(name)) return sendText(exchange, 404, 'text/plain', 'Not found')
    const file = join(folder, name)
    if (await sendFile(exchange, file)) return true
    const fetched = await fetchOnce(name)
    if (fetched === 'kept' && (await sendFile(exchange, file))) return true
    if (fetched === 'missing') return sendText(exchange, 404, 'text/plain', 'Not found')
    return sendText(exchange, 503, 'text/plain', 'Try again shortly', { 'retry-after': '5' })
  }
}

async function keepFile(apiBase: string, folder: string, name: string): Promise<Fetched> {
  const response = await fetch(`${apiBase}media/${name}`, {
    redirect: 'error',
    signal: AbortSignal.timeout(limits.deliverTimeoutMs),
  })
  if (response.status === 404) return 'missing'
  if (!response.ok) throw new Error(`status ${response.status}`)
  const bytes = Buffer.from(await response.arrayBuffer())
  if (bytes.length === 0 || bytes.length > largest) throw new Error(`${bytes.length} bytes`)
  const temporary = join(folder, `${name}.${process.pid}.new`)
  try {
    await writeFile(temporary, bytes)
    await rename(temporary, join(folder, name))
  } finally {
    await rm(temporary, { force: true })
  }
  return 'kept'
}

/** @returns `false` when the file is not there. */
async function sendFile(exchange: Exchange, file: string): Promise<boolean> {
  const { request, response, method, common } = exchange
  const found = await stat(file).catch(() => undefined)
  if (!found) return false
  const etag = `"${found.size.toString(36)}-${Math.trunc(found.mtimeMs).toString(36)}"`
  const headers = {
    ...common,
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'",
    etag,
  }
  if (request.headers['if-none-match']?.includes(etag)) {
    response.writeHead(304, headers).end()
    return true
  }
  response.writeHead(200, {
    ...headers,
    'content-type': types[extname(file)] ?? 'application/octet-stream',
    'content-length': found.size,
  })
  if (method === 'HEAD') response.end()
  else await pipeline(createReadStream(file), response).catch(() => response.destroy())
  return true
}
