import { createHmac, randomInt } from 'node:crypto'
import { shortCodeAlphabet } from '@wajiha/arabic'

/** Characters that nobody misreads on paper or hears wrongly: `k7q2m4xz`. @param length how many. */
export const newReference = (length = 8): string =>
  Array.from({ length }, () => shortCodeAlphabet[randomInt(shortCodeAlphabet.length)]).join('')

/**
 * The same reference wherever the same text is asked about with the same secret; without it nobody can look for a
 * text that gives somebody else's.
 */
export function referenceOf(text: string, secret: Buffer, length = 8): string {
  let rest = BigInt(`0x${createHmac('sha256', secret).update(`reference ${text}`).digest('hex')}`)
  const letters = BigInt(shortCodeAlphabet.length)
  return Array.from({ length }, () => {
    const letter = shortCodeAlphabet[Number(rest % letters)]
    rest /= letters
    return letter
  }).join('')
}
