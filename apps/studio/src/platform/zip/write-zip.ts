/**
 * A ZIP archive, file after file as it is read, so that the memory holds one file and no more; of a file
 * that is a stream, only a piece. Names are UTF-8 and cannot lead out of the folder they are unpacked into.
 * Source: APPNOTE.TXT 6.3.10.
 */
import { pipeline, Readable } from 'node:stream'
import { crc32, createDeflateRaw, deflateRawSync } from 'node:zlib'
import { safeNames } from './safe-names.ts'

export type ZipFile = {
  /** `السيرة.pdf`, `files/7k2q9m4x.pdf`. Made safe, and different from the others, on the way. */
  name: string
  bytes: Uint8Array | AsyncIterable<Uint8Array>
  at?: Date
}

/** The archive would need the extension for more than 4 GB or 65,535 files, which many programs lack. */
export class ZipTooLarge extends Error {
  override readonly name = 'ZipTooLarge'
}

/** What the directory says of a file; of a stream, `crc` and the sizes are known at its end. */
type Entry = { path: Buffer; at: Date; flags: number; crc: number; packed: number; size: number }

const most = { files: 65_535, bytes: 0xffff_ffff }
const utf8 = 0x0800
const sizesFollow = 0x0008
const deflated = 8

/** @throws {ZipTooLarge} */
export async function* writeZip(
  files: Iterable<ZipFile> | AsyncIterable<ZipFile>,
): AsyncGenerator<Uint8Array> {
  const nameOf = safeNames()
  const directory: Buffer[] = []
  let offset = 0
  for await (const { name, bytes, at = new Date() } of files) {
    const entry: Entry = {
      ...{ path: Buffer.from(nameOf(name)), at, flags: utf8 },
      ...{ crc: 0, packed: 0, size: 0 },
    }
    const start = offset
    for await (const part of written(entry, bytes)) {
      offset += part.length
      yield part
    }
    directory.push(directoryLine(entry, start))
    if (Math.max(offset, entry.size) > most.bytes || directory.length > most.files)
      throw new ZipTooLarge('Too much for one archive: take it in parts.')
  }
  yield* directory
  yield ending(directory, offset)
}

const written = (entry: Entry, bytes: ZipFile['bytes']) =>
  bytes instanceof Uint8Array ? atOnce(entry, bytes) : asStream(entry, bytes)

function* atOnce(entry: Entry, bytes: Uint8Array): Generator<Buffer> {
  const packed = deflateRawSync(bytes)
  Object.assign(entry, { crc: crc32(bytes), packed: packed.length, size: bytes.length })
  yield head(entry)
  yield packed
}

async function* asStream(
  entry: Entry,
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  entry.flags |= sizesFollow
  yield head(entry)
  // A failure on either side ends both, and is thrown where the packed bytes are read.
  const packed = pipeline(Readable.from(counted(entry, bytes)), createDeflateRaw(), () => {})
  for await (const part of packed as AsyncIterable<Buffer>) {
    entry.packed += part.length
    yield part
  }
  yield words32(0x08074b50, entry.crc, entry.packed, entry.size)
}

async function* counted(
  entry: Entry,
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  for await (const part of bytes) {
    entry.crc = crc32(part, entry.crc)
    entry.size += part.length
    yield part
  }
}

const head = (entry: Entry) =>
  Buffer.concat([words32(0x04034b50), words16(20), describe(entry), words16(0), entry.path])

/** The whole archive at once, for a handful of files. */
export async function zipOf(files: Iterable<ZipFile> | AsyncIterable<ZipFile>): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const part of writeZip(files)) parts.push(part)
  return Buffer.concat(parts)
}

/** What the file's own head and its line in the directory say alike. */
function describe({ path, at, flags, crc, packed, size }: Entry): Buffer {
  return Buffer.concat([
    words16(flags, deflated, ...dosTime(at)),
    words32(crc, packed, size),
    words16(path.length),
  ])
}

function directoryLine(entry: Entry, offset: number): Buffer {
  return Buffer.concat([
    words32(0x02014b50),
    words16(20, 20),
    describe(entry),
    words16(0, 0, 0, 0),
    words32(0, offset),
    entry.path,
  ])
}

function ending(directory: readonly Buffer[], offset: number): Buffer {
  const size = directory.reduce((sum, { length }) => sum + length, 0)
  return Buffer.concat([
    words32(0x06054b50),
    words16(0, 0, directory.length, directory.length),
    words32(size, offset),
    words16(0),
  ])
}

/** Two seconds are the finest that the format knows, and 1980 its first year. UTC. */
function dosTime(at: Date): [number, number] {
  const year = Math.max(0, at.getUTCFullYear() - 1980)
  const date = (year << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate()
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1)
  return [time, date]
}

function words16(...values: number[]): Buffer {
  const buffer = Buffer.alloc(values.length * 2)
  values.forEach((value, index) => {
    buffer.writeUInt16LE(value & 0xffff, index * 2)
  })
  return buffer
}

function words32(...values: number[]): Buffer {
  const buffer = Buffer.alloc(values.length * 4)
  values.forEach((value, index) => {
    buffer.writeUInt32LE(value >>> 0, index * 4)
  })
  return buffer
}
