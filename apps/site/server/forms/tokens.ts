/**
 * Small signed values that visitors carry: when a form was first touched, that a form was just accepted,
 * and that a subscription was just confirmed. Nothing is kept but which of them were used.
 */
import { randomBytes } from 'node:crypto'
import { isSignatureOf, signatureOf } from '@wajiha/contract/signed-value'
import { localLimits, type UsedOnce } from '../limits/limits.ts'
import { writing } from './spam/thresholds.ts'

const thanksMs = 10 * 60_000

/** What lets a visitor see a page once: after a form, or after confirming the newsletter. */
export type Pass = 'thanks' | 'confirmed'

/** What a pass says of the one who carries it: the number of what they sent. */
export type Admission = { reference: string | undefined }

type TokenVerdict = 'ok' | 'missing' | 'invalid' | 'too_fast' | 'expired' | 'reused'

export type Tokens = ReturnType<typeof createTokens>

/** @param secret at least 32 bytes; the same for every site process behind one address. */
export function createTokens(
  secret: Buffer,
  now: () => number = Date.now,
  used: UsedOnce = localLimits().usedOnce(),
) {
  function make(kind: string, note?: string): string {
    const parts = [now().toString(36), randomBytes(9).toString('base64url'), note ?? []].flat()
    const value = parts.join('.')
    return `${value}.${signatureOf(`${kind} ${value}`, secret)}`
  }

  /** @returns the age in milliseconds, the random part, and what else was written. */
  function read(kind: string, token: string) {
    const parts = token.slice(0, 200).split('.')
    const signature = parts.pop() ?? ''
    const [time = '', random = '', note] = parts
    if (!isSignatureOf(`${kind} ${parts.join('.')}`, signature, secret)) return undefined
    return { age: now() - Number.parseInt(time, 36), random, note }
  }

  return {
    /** The time a form was first touched. */
    issue: () => make('form'),
    /** What the time says about a submission, and under which draft it was used. */
    async judge(token: unknown, draft: string): Promise<TokenVerdict> {
      if (typeof token !== 'string' || token === '') return 'missing'
      const found = read('form', token)
      if (!found) return 'invalid'
      if (found.age > writing.longestMs) return 'expired'
      if (found.age < writing.shortestMs) return 'too_fast'
      return (await used.take(found.random, draft)) ? 'ok' : 'reused'
    },
    /** What admits a visitor to the thank-you page. */
    thank: (pass: Pass = 'thanks', reference?: string) => make(pass, reference),
    /** Whether a token admits, without using it up. */
    holds: (token: string, pass: Pass = 'thanks') => unused(token, pass) !== undefined,
    /** Uses a token up; `undefined` where it does not admit or was used before. */
    async admit(token: string, pass: Pass = 'thanks'): Promise<Admission | undefined> {
      const found = unused(token, pass)
      // The purpose is this very request: whoever comes second has another, on whichever node.
      const isOwn = found && (await used.take(found.random, randomBytes(9).toString('base64url')))
      return isOwn ? { reference: found.note } : undefined
    },
  }

  function unused(token: string, pass: Pass) {
    const found = read(pass, token)
    if (!found || found.age < 0 || found.age > thanksMs || used.has(found.random)) return undefined
    return found
  }
}
