/** Whether a code is the person's. A wrong one counts, whoever sends it from wherever. */
import type { PayloadRequest } from 'payload'
import { sayTo } from '../../platform/i18n/say-to.ts'
import { createAttempts } from '../sign-in/attempts.ts'
import { TooManyAttempts } from '../sign-in/guard-login.ts'
import { digitsOf, isRecoveryCode, timeStepOf } from './codes.ts'
import { secretOf, spendRecoveryCode, spendStep } from './store.ts'
import { factorWords } from './words.ts'

/** Whoever guesses codes knows the password, so nobody's door is held shut by strangers. */
const attempts = createAttempts()

export type Proof = 'app' | 'recovery'

/** @throws {TooManyAttempts} */
export async function proofOf(
  req: PayloadRequest,
  person: string,
  typed: unknown,
): Promise<Proof | undefined> {
  const digits = digitsOf(typed)
  countGuess(req, person)
  const proof = await compare(req, person, digits)
  if (proof) attempts.succeed(`codes of ${person}`, person)
  return proof
}

/** Eight wrong ones in a quarter of an hour, from all places together. */
function countGuess(req: PayloadRequest, person: string): void {
  if (!attempts.begin(`codes of ${person}`, person, Date.now()).isRefused) return
  req.responseHeaders = new Headers({ 'Retry-After': '900' })
  throw new TooManyAttempts(sayTo(req, factorWords.tooMany))
}

async function compare(
  req: PayloadRequest,
  person: string,
  digits: string,
): Promise<Proof | undefined> {
  if (isRecoveryCode(digits))
    return (await spendRecoveryCode(req, person, digits)) ? 'recovery' : undefined
  const secret = await secretOf(req, person)
  const step = secret && timeStepOf(secret, digits, Date.now())
  return step && (await spendStep(req, person, step)) ? 'app' : undefined
}
