/** Multipart bodies: names and values in memory, the one file we take straight to disk. */
import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { Busboy, type BusboyHeaders } from '@fastify/busboy'
import { fileLimits } from '@wajiha/contract/form-checks'
import { BodyRefused, boundedBody } from './bounded-body.ts'
import type { FormBody } from './read-body.ts'
import { discard, receive, type Upload } from './upload.ts'

const limits = {
  parts: fileLimits.parts,
  fields: fileLimits.parts,
  files: 1,
  fieldNameSize: 100,
  fieldSize: 64_000,
  // One more than a CV may have, so that a larger one is noticed.
  fileSize: fileLimits.cv + 1,
  headerPairs: 20,
}

/** @param incoming folder where the file is written. @throws {BodyRefused} and removes the file. */
export async function readMultipart(request: IncomingMessage, incoming: string): Promise<FormBody> {
  const input: Record<string, unknown> = Object.create(null)
  let receiving: Promise<Upload | undefined> = Promise.resolve(undefined)
  let arriving: Readable | undefined
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const parser = createParser(request)
  parser
    .on('field', (name: string | undefined, value: string, _: boolean, isCut: boolean) => {
      if (isCut) reject(new BodyRefused('too_large'))
      else if (name) input[name] ??= value
    })
    .on('file', (name: string | undefined, stream: Readable, filename: string | undefined) => {
      // A form sends an empty part where nothing was chosen.
      if (name !== 'cv' || !filename) return void stream.resume()
      arriving = stream
      receiving = receive(stream, filename, incoming)
      receiving.catch(reject)
    })
    .on('partsLimit', () => reject(new BodyRefused('too_large')))
    .on('fieldsLimit', () => reject(new BodyRefused('too_large')))
    .on('filesLimit', () => reject(new BodyRefused('bad_request')))
    .on('error', () => reject(new BodyRefused('bad_request')))
    .on('finish', resolve)
  const body = boundedBody(request, { most: fileLimits.request, leastPerSlice: 8_192 })
  body.on('error', (error) => {
    reject(error)
    parser.destroy()
  })
  body.pipe(parser)
  try {
    await promise
    return { input, file: await receiving }
  } catch (error) {
    body.unpipe(parser)
    parser.destroy()
    request.unpipe(body)
    body.destroy()
    arriving?.destroy(new BodyRefused('bad_request'))
    await receiving.then(discard, () => {})
    throw error
  }
}

function createParser(request: IncomingMessage) {
  try {
    return new Busboy({ headers: request.headers as BusboyHeaders, limits })
  } catch {
    throw new BodyRefused('bad_request')
  }
}
