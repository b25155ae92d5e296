/**
 * How often one address may do what, in one place: so many at once, and one more after so many
 * milliseconds. What is decided of a message beside that stands in `forms/spam/thresholds.ts`; how large
 * and how slow an upload may be in `fileLimits` of the contract and `bodyPaces` of `bounded-body.ts`.
 */
import { type Bucket, createBuckets } from '@wajiha/contract/buckets'

const second = 1_000
const minute = 60 * second

export const floodLimits = {
  /** Posts to any form, uploads among them, right or wrong: two a second for long, many at once. */
  formsAndUploads: { atOnce: 200, everyMs: second / 2 },
  /** Nobody changes their mind more often than twice a minute. */
  consentAnswers: { atOnce: 30, everyMs: minute / 2 },
  /** One for each page that is opened. */
  visitBeacons: { atOnce: 50, everyMs: second },
  /** Anybody can name any id: so many visits are kept of one address. */
  visitsKept: { atOnce: 60, everyMs: minute },
  /** A person presses a button or two; a scanner that presses them all is slowed down. */
  newsletterDecisions: { atOnce: 30, everyMs: 2 * second },
  /** Thirty at once, as of an office behind one address. */
  chatReferences: { atOnce: 30, everyMs: 2 * minute },
  /** Whole systems may stand behind one address; each key has a pace of its own in the studio. */
  publicApi: { atOnce: 300, everyMs: second / 10 },
  /** More than anybody reads, less than a machine sends. */
  searches: { atOnce: 30, everyMs: second },
} as const satisfies Record<string, { atOnce: number; everyMs: number }>

/** The bucket of one of these limits. */
export function floodBucket(name: keyof typeof floodLimits, now?: () => number): Bucket {
  const { atOnce, everyMs } = floodLimits[name]
  return createBuckets(atOnce, everyMs, now)
}
