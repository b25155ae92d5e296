/** Who is meant, as people write it: telephone numbers and e-mail addresses in any habit. Pure. */
import { readEmail, readPhone } from '@wajiha/contract/forms'

export type Identity = {
  /** E.164. */
  phones: string[]
  /** E-mail addresses in the form that is compared: lower case, the domain in punycode. */
  emails: string[]
}

const longest = 400

/**
 * Reads `٠٥٠ ١٢٣ ٤٥٦٧`, `00966501234567` or `Sara@Example.com`.
 *
 * @param country of numbers without their country's code.
 * @returns nothing for what is neither.
 */
export function readIdentity(text: string, country = 'SA'): Identity | undefined {
  const given = text.trim().replace(/^(?:mailto|tel):/i, '')
  if (!given || given.length > longest) return undefined
  const email = given.includes('@') ? readEmail(given)?.norm : undefined
  if (email) return { phones: [], emails: [email] }
  const phone = readPhone(given, country)?.phoneE164
  return phone ? { phones: [phone], emails: [] } : undefined
}

export const isSameIdentity = (one: Identity | undefined, other: Identity | undefined): boolean =>
  one !== undefined && JSON.stringify(one) === JSON.stringify(other)
