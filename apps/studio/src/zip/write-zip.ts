/**
 * A ZIP archive, file after file as it is read, so that the memory holds one file and no more. Names are
 * UTF-8 and cannot lead out of the folder they are unpacked into.
 */
import { crc32, deflateRawSync } from 'node:zlib'
import { safeNames } from './safe-names.ts'

export type ZipFile = {
  /** `السيرة.pdf`, `files/7k2q9m4x.pdf`. Made safe, and different from the others, on the way. */
  name: string
  bytes: Uint8Array
  at?: Date
}

/** The archive would need the extension for more than 4 GB or 65,535 files, which many programs lack. */
export class ZipTooLarge extends Error {
  override readonly name = 'ZipTooLarge'
}

const most = { files: 65_535, bytes: 0xffff_ffff }
const utf8 = 0x0800
const deflated = 8

/** @throws {ZipTooLarge} */
export async function* writeZip(
  files: Iterable<ZipFile> | AsyncIterable<ZipFile>,
): AsyncGenerator<Uint8Array> {
  const nameOf = safeNames()
  const directory: Buffer[] = []
  let offset = 0
  for await (const { name, bytes, at = new Date() } of files) {
    const packed = deflateRawSync(bytes)
    const path = Buffer.from(nameOf(name))
    const facts = describe(bytes, packed, path, at)
    const head = Buffer.concat([words32(0x04034b50), words16(20), facts, words16(0), path])
    directory.push(entry(facts, path, offset))
    offset += head.length + packed.length
    if (offset > most.bytes || directory.length > most.files)
      throw new ZipTooLarge('Too much for one archive: take it in parts.')
    yield head
    yield packed
  }
  yield* directory
  yield ending(directory, offset)
}

/** The whole archive at once, for a handful of files. */
export async function zipOf(files: Iterable<ZipFile> | AsyncIterable<ZipFile>): Promise<Buffer> {
  return Buffer.concat(await Array.fromAsync(writeZip(files)))
}

/** What the file's own head and its line in the directory say alike. */
function describe(bytes: Uint8Array, packed: Buffer, path: Buffer, at: Date): Buffer {
  return Buffer.concat([
    words16(utf8, deflated, ...dosTime(at)),
    words32(crc32(bytes), packed.length, bytes.length),
    words16(path.length),
  ])
}

function entry(facts: Buffer, path: Buffer, offset: number): Buffer {
  return Buffer.concat([
    words32(0x02014b50),
    words16(20, 20),
    facts,
    words16(0, 0, 0, 0),
    words32(0, offset),
    path,
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
