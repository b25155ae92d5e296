/**
 * A CV while it arrives: straight to disk under a random name, hashed on the way, and only kept when
 * its bytes are those of a document we take (JOB-07). Its own name is data, never a path.
 */
import { createHash, randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Attachment } from '@wajiha/contract'
import { cleanLine, fileLimits } from '@wajiha/contract/form-checks'
import { BodyRefused } from './bounded-body.ts'

export type Upload = { path: string; attachment: Attachment }

/** @throws {BodyRefused} with the CV's code; whatever was written is gone then. */
export async function receive(
  stream: Readable,
  filename: string,
  incoming: string,
): Promise<Upload> {
  const path = join(incoming, `${randomBytes(16).toString('hex')}.part`)
  try {
    const { size, sha256 } = await write(stream, path)
    if (size > fileLimits.cv) throw new BodyRefused('too_large', { cv: ['cv.too_large'] })
    if (size === 0) throw new BodyRefused('validation', { cv: ['cv.empty'] })
    const type = await typeOf(path, size)
    if (!type) throw new BodyRefused('validation', { cv: ['cv.type'] })
    return { path, attachment: { name: shownName(filename, type), type, size, sha256 } }
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
}

/** Removes a file that nothing refers to. */
export async function discard(upload: Upload | undefined): Promise<void> {
  if (upload) await rm(upload.path, { force: true })
}

async function write(stream: Readable, path: string) {
  const hash = createHash('sha256')
  let size = 0
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      hash.update(chunk)
      done(null, chunk)
    },
  })
  await pipeline(stream, measure, createWriteStream(path, { mode: 0o600, flush: true }))
  return { size, sha256: hash.digest('hex') }
}

const compoundFile = Buffer.from('d0cf11e0a1b11ae1', 'hex')

/** The type by the bytes alone. A DOCX is a zip whose directory, at its end, lists `word/`. */
async function typeOf(path: string, size: number): Promise<Attachment['type'] | undefined> {
  const file = await open(path)
  try {
    const head = Buffer.alloc(8)
    await file.read(head, 0, 8, 0)
    if (head.subarray(0, 5).toString('latin1') === '%PDF-') return 'pdf'
    if (head.equals(compoundFile)) return 'doc'
    if (head.readUInt32BE(0) !== 0x504b0304) return undefined
    const tail = Buffer.alloc(Math.min(size, 66_000))
    await file.read(tail, 0, tail.length, size - tail.length)
    return tail.includes('word/document') ? 'docx' : undefined
  } finally {
    await file.close()
  }
}

/** The visitor's name of the file without any path, ending in what it is. */
function shownName(filename: string, type: Attachment['type']): string {
  const last = cleanLine(filename.slice(-1_000)).split(/[/\\]/).at(-1) ?? ''
  const stem = [...last.replace(/\.[^.]*$/, '').replace(/^\.+/, '')].slice(0, 120).join('').trim()
  return `${stem || 'cv'}.${type}`
}
