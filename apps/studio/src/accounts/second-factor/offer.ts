/**
 * A second factor before it is confirmed. Nothing is kept of it: the person brings it back, sealed for
 * them and for a quarter of an hour, with a code that shows that their app has it.
 */
import type { PayloadRequest } from 'payload'
import { darkPath, modulesOf } from '../../platform/qr-code.ts'
import { addressOf, digitsOf, newRecoveryCodes, newSecret, timeStepOf } from './codes.ts'
import { seal, unseal } from './sealed.ts'
import { keepFactor, keepRecoveryCodes } from './store.ts'

const holdsMs = 15 * 60_000

export type Offer = {
  offer: string
  /** In groups of four, for whoever types it. */
  secret: string
  qr: { size: number; path: string }
}

export function makeOffer(person: string, email: string): Offer {
  const secret = newSecret()
  const modules = modulesOf(addressOf(secret, email))
  return {
    offer: seal(JSON.stringify({ secret, until: Date.now() + holdsMs }), `offer to ${person}`),
    secret: secret.match(/.{1,4}/g)?.join(' ') ?? secret,
    qr: { size: modules.length, path: darkPath(modules) },
  }
}

/** Turns the factor on. @returns the recovery codes, this once; nothing where the code is wrong. */
export async function acceptOffer(
  req: PayloadRequest,
  person: string,
  { offer, code }: { offer: unknown; code: unknown },
): Promise<string[] | undefined> {
  const secret = secretIn(offer, person)
  const step = secret && timeStepOf(secret, digitsOf(code), Date.now())
  if (!secret || !step) return undefined
  const codes = newRecoveryCodes()
  await keepFactor(req, person, secret, step)
  await keepRecoveryCodes(req, person, codes)
  return codes
}

function secretIn(offer: unknown, person: string): string | undefined {
  const opened = typeof offer === 'string' ? unseal(offer, `offer to ${person}`) : undefined
  if (!opened) return undefined
  const { secret, until }: { secret: string; until: number } = JSON.parse(opened)
  return Date.now() < until ? secret : undefined
}
