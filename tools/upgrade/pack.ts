/**
 * A plain backup as one small file: what is packed in it is unpacked first, so that equal texts of many tables
 * are written once.
 */
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import {
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzipSync,
} from 'node:zlib'

type Entry = { path: string; size: number }

const isGzip = (path: string) => path.endsWith('.gz')

export function packBackup(folder: string): Buffer {
  const names = readdirSync(folder, { recursive: true }).map(String).sort()
  const entries: Entry[] = []
  const parts: Buffer[] = []
  for (const path of names.filter((name) => statSync(join(folder, name)).isFile())) {
    const stored = readFileSync(join(folder, path))
    const bytes = isGzip(path) ? gunzipSync(stored) : stored
    entries.push({ path, size: bytes.length })
    parts.push(bytes)
  }
  const head = Buffer.from(`${JSON.stringify(entries)}\n`)
  return brotliCompressSync(Buffer.concat([head, ...parts]), {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    },
  })
}

/** @param folder made anew; then `npm run restore` takes it. */
export function unpackBackup(packed: Buffer, folder: string): void {
  const bytes = brotliDecompressSync(packed)
  const start = bytes.indexOf(10) + 1
  let at = start
  for (const { path, size } of JSON.parse(bytes.subarray(0, start).toString()) as Entry[]) {
    const content = bytes.subarray(at, at + size)
    at += size
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), isGzip(path) ? gzipSync(content) : content)
  }
}
