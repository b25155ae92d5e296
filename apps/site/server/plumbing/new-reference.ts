import { randomInt } from 'node:crypto'
import { shortCodeAlphabet } from '@wajiha/arabic'

/** Characters that nobody misreads on paper or hears wrongly: `k7q2m4xz`. @param length how many. */
export const newReference = (length = 8): string =>
  Array.from({ length }, () => shortCodeAlphabet[randomInt(shortCodeAlphabet.length)]).join('')
