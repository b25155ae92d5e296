/**
 * A file while it arrives: straight to disk under a random name, hashed on the way, and only kept when
 * its bytes are those of a type we take (JOB-07). Its own name is data, never a path.
 */
import { createHash, randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Attachment, QuestionFile } from '@wajiha/contract'
import {
  cleanLine,
  type FieldCode,
  type FileType,
  fileLimits,
  isQuestion,
  type QuestionField,
} from '@wajiha/contract/form-checks'
import { stripImage } from '@wajiha/contract/strip-image'
import { writeWhole } from '../plumbing/write-whole.ts'
import { typeOf } from './file-type.ts'

/** The inputs that hold files: the CV's, and those of a job's own questions. */
export type FileField = 'cv' | QuestionField
type Upload = { path: string; file: Omit<QuestionFile, 'question'> }
/** An uploaded file, or the code of why it was refused. */
export type Received = Upload | { code: FieldCode }
/** What came along, by the names of the inputs. */
export type Uploads = ReadonlyMap<FileField, Received>

export const isFileField = (name: string): name is FileField => name === 'cv' || isQuestion(name)

const cvTypes: readonly FileType[] = ['pdf', 'doc', 'docx']

type Arriving = { field: FileField; stream: Readable; filename: string; incoming: string }

/** @throws where the disk does; whatever was written of a file that is not kept is gone then. */
export async function receiveUploads({
  field,
  stream,
  filename,
  incoming,
}: Arriving): Promise<Received> {
  const path = join(incoming, `${randomBytes(16).toString('hex')}.part`)
  const group = field === 'cv' ? 'cv' : 'file'
  const most = field === 'cv' ? fileLimits.cv : fileLimits.question
  try {
    const written = await writeUpload(stream, path)
    const wrong = written.size > most ? 'too_large' : written.size === 0 ? 'empty' : undefined
    if (wrong) return await refuse(path, `${group}.${wrong}`)
    const type = await typeOf(path, written.size)
    if (!type || (field === 'cv' && !cvTypes.includes(type)))
      return await refuse(path, `${group}.type`)
    const told = type === 'png' || type === 'jpg' ? await strip(path, type) : written
    if (!told) return await refuse(path, `${group}.type`)
    return { path, file: { name: shownName(filename, type), type, ...told } }
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
}

async function refuse(path: string, code: FieldCode): Promise<Received> {
  await rm(path, { force: true })
  return { code }
}

export const isKept = (received: Received | undefined): received is Upload =>
  received !== undefined && 'path' in received

/** The CV, as a submission speaks of it. */
export function cvOf(uploads: Uploads): { path: string; attachment: Attachment } | undefined {
  const cv = uploads.get('cv')
  // Only these types ever get past `receive`.
  return isKept(cv) ? { path: cv.path, attachment: cv.file as Attachment } : undefined
}

/** Removes files that nothing refers to. */
export async function discardUploads(uploads: Uploads): Promise<void> {
  for (const one of uploads.values()) if (isKept(one)) await rm(one.path, { force: true })
}

async function writeUpload(stream: Readable, path: string) {
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

/** Writes a picture again without its metadata. @returns nothing for what is no whole picture. */
async function strip(path: string, type: 'png' | 'jpg') {
  const bytes = stripImage(await readFile(path), type)
  if (!bytes) return undefined
  await writeWhole(path, bytes, { isSynced: true, mode: 0o600 })
  return { size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
}

/** The visitor's name of the file without any path, ending in what it is. */
function shownName(filename: string, type: FileType): string {
  const last = cleanLine(filename.slice(-1_000)).split(/[/\\]/).at(-1) ?? ''
  const stem = [...last.replace(/\.[^.]*$/, '').replace(/^\.+/, '')].slice(0, 120).join('').trim()
  return `${stem || 'cv'}.${type}`
}
