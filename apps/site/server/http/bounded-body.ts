import type { IncomingMessage } from 'node:http'
import { Transform } from 'node:stream'
import type { ProblemCode } from '@wajiha/contract'
import type { FieldErrors } from '@wajiha/contract/form-checks'
import { keepOwnPace } from './own-pace.ts'

/** A body that is not read any further, and why. */
export class BodyRefused extends Error {
  override readonly name = 'BodyRefused'
  readonly code: ProblemCode
  /** The field at fault, where it is one. */
  readonly fields: FieldErrors | undefined
  constructor(code: ProblemCode, fields?: FieldErrors) {
    super(code)
    this.code = code
    this.fields = fields
  }
}

type Bounds = {
  /** Bytes. */
  most: number
  /** Bytes that must arrive in each slice of ten seconds. */
  leastPerSlice: number
}

const sliceMs = 10_000
const longestMs = { text: 15_000, file: 600_000 }

/** The request's body, which ends in an error when it is too large or comes too slowly. */
export function boundedBody(request: IncomingMessage, { most, leastPerSlice }: Bounds): Transform {
  let [total, atSlice] = [0, 0]
  const began = Date.now()
  const isFile = leastPerSlice > 1
  const longest = isFile ? longestMs.file : longestMs.text
  if (isFile) keepOwnPace(request)
  const bounded = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      total += chunk.length
      if (total > most) done(new BodyRefused('too_large'))
      else done(null, chunk)
    },
  })
  const pace = setInterval(() => {
    const isSlow = total - atSlice < leastPerSlice || Date.now() - began > longest
    if (isSlow) bounded.destroy(new BodyRefused('bad_request'))
    atSlice = total
  }, sliceMs)
  bounded.once('close', () => clearInterval(pace))
  // Not `pipeline`, which would cut the connection before the answer is written.
  request.pipe(bounded)
  const leave = () => bounded.destroy(new BodyRefused('bad_request'))
  request.once('error', leave).once('close', () => {
    if (!request.complete) leave()
  })
  bounded.once('error', () => request.unpipe(bounded))
  return bounded
}
