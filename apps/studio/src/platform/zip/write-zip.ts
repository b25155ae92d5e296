/**
 * A ZIP archive, file after file as it is read: of a file that is a stream the memory holds only a
 * piece. Names cannot lead out of the folder they are unpacked into.
 */
import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile as Archive } from 'yazl'
import { safeNames } from './safe-names.ts'

export type ZipFile = {
  /** `السيرة.pdf`, `files/7k2q9m4x.pdf`. Made safe, and different from the others, on the way. */
  name: string
  bytes: Uint8Array | AsyncIterable<Uint8Array>
  at?: Date
}

type Files = Iterable<ZipFile> | AsyncIterable<ZipFile>

export async function* writeZip(files: Files): AsyncGenerator<Uint8Array> {
  const archive = new Archive()
  const written = archive.outputStream
  if (!(written instanceof Readable)) throw new TypeError('An archive of yazl is no stream.')
  const fail = (error: Error) => void written.destroy(error)
  archive.on('error', fail)
  fill(archive, files).catch(fail)
  yield* written
}

/** A stream is packed before the next file is asked for; a reader that goes away ends it. */
async function fill(archive: Archive, files: Files): Promise<void> {
  const nameOf = safeNames()
  let source: Readable | undefined
  archive.outputStream.once('close', () => source?.destroy())
  for await (const { name, bytes, at: mtime = new Date() } of files) {
    if (bytes instanceof Uint8Array) {
      archive.addBuffer(Buffer.from(bytes), nameOf(name), { mtime })
      continue
    }
    source = Readable.from(bytes)
    archive.addReadStream(source, nameOf(name), { mtime })
    await finished(source)
  }
  archive.end()
}

/** The whole archive at once, for a handful of files. */
export async function zipOf(files: Files): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const part of writeZip(files)) parts.push(part)
  return Buffer.concat(parts)
}
