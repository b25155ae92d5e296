/**
 * Small signed values that visitors carry: when a form was first touched, and that a form was just
 * accepted. Nothing is kept but which of them were used.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { writing } from './spam/thresholds.ts'
import { createUsedOnce, type UsedOnce } from './used-once.ts'

const thanksMs = 10 * 60_000

export type TokenVerdict = 'ok' | 'missing' | 'invalid' | 'too_fast' | 'expired' | 'reused'

export type Tokens = ReturnType<typeof createTokens>

/** @param secret at least 32 bytes; the same for every site process behind one address. */
export function createTokens(
  secret: Buffer,
  now: () => number = Date.now,
  used: UsedOnce = createUsedOnce(),
) {
  const sign = (kind: string, value: string) =>
    createHmac('sha256', secret).update(`${kind} ${value}`).digest('base64url')

  function make(kind: string): string {
    const value = `${now().toString(36)}.${randomBytes(9).toString('base64url')}`
    return `${value}.${sign(kind, value)}`
  }

  /** @returns the age in milliseconds and the random part. */
  function read(kind: string, token: string) {
    const [time = '', random = '', signature = ''] = token.slice(0, 200).split('.')
    const right = Buffer.from(sign(kind, `${time}.${random}`))
    const given = Buffer.from(signature)
    if (right.length !== given.length || !timingSafeEqual(right, given)) return undefined
    return { age: now() - Number.parseInt(time, 36), random }
  }

  return {
    /** The time a form was first touched. */
    issue: () => make('form'),
    /** What the time says about a submission, and under which draft it was used. */
    judge(token: unknown, draft: string): TokenVerdict {
      if (typeof token !== 'string' || token === '') return 'missing'
      const found = read('form', token)
      if (!found) return 'invalid'
      if (found.age > writing.longestMs) return 'expired'
      if (found.age < writing.shortestMs) return 'too_fast'
      return used.take(found.random, draft) ? 'ok' : 'reused'
    },
    /** What admits a visitor to the thank-you page. */
    thank: () => make('thanks'),
    /** Whether it admits, once. */
    admit(token: string): boolean {
      const found = read('thanks', token)
      if (!found || found.age < 0 || found.age > thanksMs || used.has(found.random)) return false
      return used.take(found.random, 'thanked')
    },
  }
}
