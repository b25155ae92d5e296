/**
 * Multipart bodies: names and values in memory, files straight to disk. A file that is not taken leaves
 * its reason behind, and everything else that was written is read all the same.
 */
import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { Busboy, type BusboyHeaders } from '@fastify/busboy'
import { fileLimits } from '@wajiha/contract/form-checks'
import { BodyRefused, boundedBody } from '../http/bounded-body.ts'
import type { FormBody } from './read-body.ts'
import {
  discardUploads,
  type FileField,
  isFileField,
  isKept,
  type Received,
  receiveUploads,
} from './upload.ts'

const limits = {
  parts: fileLimits.parts,
  fields: fileLimits.parts,
  files: fileLimits.questions + 1,
  fieldNameSize: 100,
  fieldSize: 64_000,
  // One more than a file may have, so that a larger one is noticed.
  fileSize: Math.max(fileLimits.cv, fileLimits.question) + 1,
  headerPairs: 20,
}

/** @param incoming folder where files are written. @throws {BodyRefused} and removes them. */
export async function readMultipart(request: IncomingMessage, incoming: string): Promise<FormBody> {
  const input: Record<string, unknown> = Object.create(null)
  const receiving = new Map<FileField, Promise<Received>>()
  const arriving: Readable[] = []
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const parser = createParser(request)
  parser
    .on('field', (name: string | undefined, value: string, _: boolean, isCut: boolean) => {
      if (isCut) reject(new BodyRefused('too_large'))
      else if (name) input[name] ??= value
    })
    .on('file', (field: string | undefined, stream: Readable, filename: string | undefined) => {
      // A form sends an empty part where nothing was chosen.
      const isTaken = field && isFileField(field) && filename && !receiving.has(field)
      if (!isTaken) return void stream.resume()
      arriving.push(stream)
      const one = receiveUploads({ field, stream, filename, incoming })
      one.catch(reject)
      receiving.set(field, one)
    })
    .on('partsLimit', () => reject(new BodyRefused('too_large')))
    .on('fieldsLimit', () => reject(new BodyRefused('too_large')))
    .on('filesLimit', () => reject(new BodyRefused('bad_request')))
    .on('error', () => reject(new BodyRefused('bad_request')))
    .on('finish', resolve)
  const body = boundedBody(request, { most: fileLimits.request, pace: 'upload' })
  body.on('error', (error) => {
    reject(error)
    parser.destroy()
  })
  body.pipe(parser)
  try {
    await promise
    return { input, uploads: await within(await settled(receiving)) }
  } catch (error) {
    body.unpipe(parser)
    parser.destroy()
    request.unpipe(body)
    body.destroy()
    for (const stream of arriving) stream.destroy(new BodyRefused('bad_request'))
    for (const one of receiving.values())
      await one.then(
        (received) => discardUploads(new Map([['cv', received]])),
        () => {},
      )
    throw error
  }
}

async function settled(receiving: ReadonlyMap<FileField, Promise<Received>>) {
  const uploads = new Map<FileField, Received>()
  for (const [field, one] of receiving) uploads.set(field, await one)
  return uploads
}

/** The first file that is too much beside those before it says so. */
async function within(uploads: Map<FileField, Received>) {
  let together = 0
  for (const [field, received] of uploads) {
    if (!isKept(received)) continue
    together += received.file.size
    if (together <= fileLimits.together) continue
    await discardUploads(new Map([[field, received]]))
    uploads.set(field, { code: 'file.together' })
  }
  return uploads
}

function createParser(request: IncomingMessage) {
  try {
    return new Busboy({ headers: request.headers as BusboyHeaders, limits })
  } catch {
    throw new BodyRefused('bad_request')
  }
}
