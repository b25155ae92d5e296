import { createHash } from 'node:crypto'
import { Transform } from 'node:stream'

/** Lets bytes through and hashes them. @param judge an error for what came through in the end. */
export function hashing(judge: (sha256: string) => Error | undefined = () => undefined) {
  const hash = createHash('sha256')
  let size = 0
  let sha256 = ''
  const stream = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk)
      size += chunk.length
      done(null, chunk)
    },
    flush(done) {
      sha256 = hash.digest('hex')
      done(judge(sha256) ?? null)
    },
  })
  return { stream, read: () => ({ sha256, size }) }
}
