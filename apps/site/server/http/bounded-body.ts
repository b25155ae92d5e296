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

/** How slowly a body may come: bytes that must arrive in each slice of ten seconds, and how long in all. */
export const bodyPaces = {
  text: { leastPerSlice: 1, longestMs: 15_000 },
  upload: { leastPerSlice: 8_192, longestMs: 600_000 },
} as const

type Bounds = {
  /** Bytes. */
  most: number
  pace: keyof typeof bodyPaces
}

const sliceMs = 10_000

/** The request's body, which ends in an error when it is too large or comes too slowly. */
export function boundedBody(request: IncomingMessage, { most, pace }: Bounds): Transform {
  let [total, atSlice] = [0, 0]
  const began = Date.now()
  const { leastPerSlice, longestMs } = bodyPaces[pace]
  if (pace === 'upload') keepOwnPace(request)
  const bounded = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      total += chunk.length
      if (total > most) done(new BodyRefused('too_large'))
      else done(null, chunk)
    },
  })
  const clock = setInterval(() => {
    const isSlow = total - atSlice < leastPerSlice || Date.now() - began > longestMs
    if (isSlow) bounded.destroy(new BodyRefused('bad_request'))
    atSlice = total
  }, sliceMs)
  bounded.once('close', () => clearInterval(clock))
  // Not `pipeline`, which would cut the connection before the answer is written.
  request.pipe(bounded)
  const leave = () => bounded.destroy(new BodyRefused('bad_request'))
  request.once('error', leave).once('close', () => {
    if (!request.complete) leave()
  })
  // It went while somebody counted how often its address may send.
  if (request.destroyed && !request.complete) leave()
  bounded.once('error', () => request.unpipe(bounded))
  return bounded
}

/** The text of a small body. @throws {BodyRefused} */
export async function readTextBody(request: IncomingMessage, most: number): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of boundedBody(request, { most, pace: 'text' })) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}
