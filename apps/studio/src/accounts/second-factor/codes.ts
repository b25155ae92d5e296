/**
 * The codes of a second factor: six digits of an app, each for thirty seconds (RFC 6238), and twelve
 * digits that were written down, in Latin or Arabic figures.
 */
import { randomInt } from 'node:crypto'
import { foldDigits } from '@wajiha/arabic'
import { Secret, TOTP } from 'otpauth'

const stepSeconds = 30
const codesInAll = 10
const issuer = 'Wajiha'

export const newSecret = (): string => new Secret({ size: 20 }).base32

/** What an app reads from the QR code. */
export const addressOf = (secret: string, email: string): string => totp(secret, email).toString()

/** The step of time that a code belongs to, with a step of lateness or haste; `undefined` for a wrong one. */
export function timeStepOf(secret: string, code: string, now: number): number | undefined {
  const late = totp(secret).validate({ token: code, window: 1, timestamp: now })
  return late === null ? undefined : Math.floor(now / 1000 / stepSeconds) + late
}

export const newRecoveryCodes = (): string[] =>
  Array.from({ length: codesInAll }, () =>
    Array.from({ length: 3 }, () => String(randomInt(10_000)).padStart(4, '0')).join(' '),
  )

/** What somebody typed, as digits alone: `'٤٨٢١ ٠٩٣٧'` → `'48210937'`. */
export const digitsOf = (typed: unknown): string =>
  typeof typed === 'string' ? foldDigits(typed.slice(0, 100)).replace(/[^0-9]/g, '') : ''

export const isRecoveryCode = (digits: string): boolean => digits.length === 12

function totp(secret: string, label = 'studio'): TOTP {
  return new TOTP({
    issuer,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: stepSeconds,
    secret: Secret.fromBase32(secret),
  })
}
