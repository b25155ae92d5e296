/**
 * How kept bytes tell whether they are whole: by their digest. A process that is killed, a disk that is
 * full or a machine that loses its power may leave a part of them, which nobody may be served for a year.
 */
import { createHash } from 'node:crypto'

const digestLength = 32

/** SHA-256. */
export const digestOf = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest()

/** Bytes with their digest in front, as they are kept. */
export const seal = (bytes: Buffer): Buffer => Buffer.concat([digestOf(bytes), bytes])

/** The bytes of a sealed file; nothing where some are missing or others. */
export function unseal(file: Buffer): Buffer | undefined {
  const bytes = file.subarray(digestLength)
  const isWhole = bytes.length > 0 && digestOf(bytes).equals(file.subarray(0, digestLength))
  return isWhole ? bytes : undefined
}
