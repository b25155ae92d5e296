/**
 * Files of the build, held in memory in every encoding. Hashed files never change and say so. Those of other
 * builds are served for some days; an unknown file below `/_assets/` is a 404 in a line.
 */
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import {
  compressBeside,
  compressNow,
  compressWell,
  type Encoded,
  keepPlain,
} from '../http/compress.ts'
import { type Exchange, type Handler, handlerOf } from '../http/exchange.ts'
import { sayMissing } from '../http/say-missing.ts'
import { sendEncoded } from '../http/send.ts'
import { type KeptAssets, keepAssets } from './keep-assets.ts'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
}

const hashedFolder = '/_assets/'
const forEver = 'public, max-age=31536000, immutable'
const anHour = 'public, max-age=3600'

/**
 * Reads every file of the client build; source maps are left out.
 * @param keptFolder where hashed files of all builds are kept; without it only this build's are known.
 */
export async function serveAssets(folder: string, keptFolder?: string): Promise<Handler> {
  const files = new Map<string, { body: Encoded; headers: Record<string, string> }>()
  for (const name of await readdir(folder, { recursive: true })) {
    const type = types[extname(name)]
    if (!type) continue
    const path = `/${relative('', name).split(sep).join('/')}`
    const bytes = await readFile(join(folder, name))
    const cache = path.startsWith(hashedFolder) ? forEver : anHour
    const headers = { 'content-type': type, 'cache-control': cache }
    files.set(path, { body: isCompressed(type) ? keepPlain(bytes) : compressNow(bytes), headers })
  }
  void strengthen(files)
  const ours = [...files]
    .filter(([path]) => path.startsWith(hashedFolder))
    .map(([path, { body }]) => ({ name: path.slice(hashedFolder.length), body }))
  const kept = keptFolder === undefined ? undefined : await keepAssets(keptFolder, ours)
  const isFile = (pathname: string) => files.has(pathname) || pathname.startsWith(hashedFolder)
  return handlerOf(isFile, (exchange) => {
    const file = files.get(exchange.pathname)
    if (file) return sendEncoded(exchange, file.body, file.headers)
    if (!exchange.pathname.startsWith(hashedFolder)) return false
    return kept ? serveKept(exchange, kept) : sayMissing(exchange)
  })
}

/** A file of another build, for a page that was loaded before this one, or from a newer process beside it. */
async function serveKept(exchange: Exchange, kept: KeptAssets): Promise<boolean> {
  const name = exchange.pathname.slice(hashedFolder.length)
  const type = types[extname(name)]
  const bytes = type && (await kept.read(name))
  if (!type || !bytes) return sayMissing(exchange)
  const body = isCompressed(type) ? keepPlain(bytes) : await compressBeside(bytes)
  return sendEncoded(exchange, body, { 'content-type': type, 'cache-control': forEver })
}

const isCompressed = (type: string) => /^(?:font|image)\/(?!svg)/.test(type)

async function strengthen(files: Map<string, { body: Encoded; headers: Record<string, string> }>) {
  for (const file of files.values()) {
    const type = file.headers['content-type'] ?? ''
    if (!isCompressed(type)) file.body = await compressWell(file.body.bytes.identity)
  }
}
