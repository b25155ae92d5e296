/**
 * Every number of the defence against advertising, in one place (TRUST 3.5). Points add up: below
 * `greyFrom` a message passes, below the contract's `quarantineFrom` it is asked for a little
 * reckoning, and from there on it waits in quarantine. Nothing is refused or deleted for its points.
 */
import type { QuarantineReason } from '@wajiha/contract/forms'

const second = 1_000
const minute = 60 * second
const day = 24 * 60 * minute

/** From this score on, and below `quarantineFrom`, a browser is asked to reckon first. */
export const greyFrom = 20

/** The signed time at which a form was first touched. */
export const writing = { shortestMs: 3 * second, longestMs: day } as const

/** `atOnce` at once, and one more every `everyMs`. */
export const rates = {
  /** Of a network: /24 or /56. A whole office may stand behind one, so it only weighs. */
  neighbourhood: { atOnce: 5, everyMs: 2 * minute },
  neighbourhoodDay: { atOnce: 20, everyMs: day / 20 },
  email: { atOnce: 5, everyMs: 2 * minute },
  /** Of everybody: above it, quarantine and never a refusal. */
  all: { atOnce: 60, everyMs: second },
  /** Of one very address: beyond this nobody writes by hand, and the answer is 429. */
  address: { atOnce: 20, everyMs: minute / 2 },
} as const

/** The reckoning: about a sixth of a second on a desk, half a second on a telephone. */
export const proof = {
  iterations: 1_000,
  /** The secret number lies between 0 and this; a browser tries one after another. */
  most: 900,
  livesMs: 10 * minute,
} as const

export const text = {
  links: 2,
  manyLinks: 4,
  /** Letters from which a script can be told. */
  lettersOfScript: 20,
  /** Shorter texts are alike by chance: “I want a website”. Letters, after folding. */
  shortestCompared: 40,
  /** Different senders of the same text. */
  sendersOfOne: 3,
  /** A message of at least so many words repeats itself when fewer than this share are different. */
  wordsOfRepeating: 12,
  leastVariety: 0.35,
} as const

export const points: Record<QuarantineReason, number> = {
  trap: 100,
  'token.missing': 50,
  'token.invalid': 50,
  'token.too_fast': 50,
  'token.expired': 50,
  'token.reused': 30,
  'rate.neighbourhood': 20,
  'rate.day': 15,
  'rate.email': 20,
  'rate.all': 50,
  'text.links': 30,
  'text.many_links': 30,
  'text.short_link': 30,
  'text.markup': 30,
  'text.words': 30,
  'text.many_words': 30,
  'text.mixed_script': 30,
  'text.foreign_script': 30,
  'text.foreign_link': 20,
  'text.repeated': 30,
  'text.repeating': 30,
  'email.disposable': 25,
  'proof.missing': 30,
  'proof.invalid': 50,
  'proof.expired': 30,
  'proof.reused': 50,
}
