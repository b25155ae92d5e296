/** Bytes in every encoding a visitor may accept, made once and sent many times. */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { withOwnMemory } from '../plumbing/own-memory.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

/** One body in its encodings; `etag` is that of the identity, each encoding adds its own suffix. */
export type Encoded = {
  etag: string
  bytes: Record<Encoding, Buffer>
  /** Already small by its own format, as pictures and fonts are: only ever sent as it is. */
  isPlain?: boolean
}

/** From 5 on, brotli knows its contexts: a tenth smaller than 4 for two milliseconds of a page. */
const quickly = { [constants.BROTLI_PARAM_QUALITY]: 5 }

/** The window is no larger than the body: brotli's tables grow with it, to 32 MB each time at its best. */
const thoroughly = (body: Buffer) => ({
  [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  [constants.BROTLI_PARAM_LGWIN]: windowFor(body.length),
})

/** Bits of a window that holds all of so many bytes; brotli keeps sixteen of them for itself. */
function windowFor(bytes: number): number {
  const bits = Math.ceil(Math.log2(bytes + 17))
  return Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.max(constants.BROTLI_MIN_WINDOW_BITS, bits))
}

/** Quick and fair: for bytes that somebody is waiting for. */
export function compressNow(body: Buffer): Encoded {
  const br = withOwnMemory(brotliCompressSync(body, { params: quickly }))
  const zipped = withOwnMemory(gzipSync(body, { level: 4 }))
  return { etag: etagOf(body), bytes: { identity: body, br, gzip: zipped } }
}

/** The same beside the answering of others: for bytes that are many. */
export async function compressBeside(body: Buffer): Promise<Encoded> {
  const br = await promisify(brotliCompress)(body, { params: quickly })
  const zipped = await promisify(gzip)(body, { level: 4 })
  return {
    etag: etagOf(body),
    bytes: { identity: body, br: withOwnMemory(br), gzip: withOwnMemory(zipped) },
  }
}

/** The strongest brotli and gzip; takes long, so it is never awaited by a request. */
export async function compressWell(body: Buffer): Promise<Encoded> {
  // One after the other: a processor is left for whoever is being answered.
  const br = await promisify(brotliCompress)(body, { params: thoroughly(body) })
  const zipped = await promisify(gzip)(body, { level: 9 })
  return {
    etag: etagOf(body),
    bytes: { identity: body, br: withOwnMemory(br), gzip: withOwnMemory(zipped) },
  }
}

/** Bytes that gain nothing from compression. */
export function keepPlain(body: Buffer): Encoded {
  return { etag: etagOf(body), bytes: { identity: body, br: body, gzip: body }, isPlain: true }
}

/** The best encoding that an `Accept-Encoding` header allows; `q=0` refuses one. */
export function chooseEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity'
  const known = choices.get(header)
  if (known) return known
  const choice = readChoice(header)
  if (header.length <= 256) choices.set(header, choice)
  return choice
}

/** Browsers say the same few things. */
const choices = new LRUCache<string, Encoding>({ max: 100 })

function readChoice(header: string): Encoding {
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(header)) return 'br'
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(header)) return 'gzip'
  return 'identity'
}

/** The entity tag of one encoding: `"a1b2…-br"`. */
export const etagFor = ({ etag }: Encoded, encoding: Encoding) =>
  encoding === 'identity' ? `"${etag}"` : `"${etag}-${encoding}"`

function etagOf(body: Buffer): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 22)
}
