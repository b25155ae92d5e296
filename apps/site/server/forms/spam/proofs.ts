/**
 * A little reckoning that a browser does before a doubtful message counts: which number, hashed a
 * thousand times with a given salt, gives a given hash. The site knows nothing of an open question:
 * everything stands in the question itself, signed. One answer serves one message.
 */
import { pbkdf2, randomBytes, randomInt } from 'node:crypto'
import { promisify } from 'node:util'
import { isSignatureOf, signatureOf } from '@wajiha/contract/signed-value'
import type { UsedOnce } from '../../limits/limits.ts'
import { proof as limits } from './thresholds.ts'

const derive = promisify(pbkdf2)

/** What the browser gets: it tries the numbers from 0 to `most`. */
export type Challenge = {
  /** Time and randomness, signed with `hash`; comes back untouched. */
  salt: string
  /** Sixteen bytes, hexadecimal. */
  hash: string
  signature: string
  iterations: number
  most: number
}

type ProofVerdict = 'ok' | 'missing' | 'invalid' | 'expired' | 'reused'

export type Proofs = ReturnType<typeof createProofs>

type Parts = { secret: Buffer; used: UsedOnce; now?: () => number }

export function createProofs({ secret, used, now = Date.now }: Parts) {
  const textOf = (salt: string, hash: string) => `proof ${salt} ${hash}`

  return {
    async ask(): Promise<Challenge> {
      const { iterations, most } = limits
      const salt = `${now().toString(36)}.${randomBytes(9).toString('base64url')}`
      const hash = await hashOf(salt, randomInt(most + 1))
      return { salt, hash, signature: signatureOf(textOf(salt, hash), secret), iterations, most }
    },
    /** @param answer `SALT HASH SIGNATURE NUMBER`, parted by spaces. @param draft whose message it is. */
    async judge(answer: unknown, draft: string): Promise<ProofVerdict> {
      if (typeof answer !== 'string' || answer === '') return 'missing'
      const [salt = '', hash = '', signature = '', number = ''] = answer.slice(0, 400).split(' ')
      if (!isSignatureOf(textOf(salt, hash), signature, secret)) return 'invalid'
      const age = now() - Number.parseInt(salt, 36)
      if (age > limits.livesMs) return 'expired'
      if (!/^\d{1,6}$/.test(number) || (await hashOf(salt, Number(number))) !== hash)
        return 'invalid'
      return (await used.take(salt, draft)) ? 'ok' : 'reused'
    },
  }
}

/** About a millisecond, beside the event loop. */
async function hashOf(salt: string, number: number): Promise<string> {
  const bytes = await derive(String(number), salt, limits.iterations, 16, 'sha256')
  return bytes.toString('hex')
}
