/** The keys that programs choose (`Idempotency-Key`), as the inbox has them: `h:KEY:SUM`. */

/** Letters of the sum of what was said, at the end of a key. */
export const sumLength = 24

/** @returns `h:KEY` without the sum; nothing for the key of a draft. */
export const programKeyOf = (key: string): string | undefined =>
  key.startsWith('h:') ? key.slice(0, -sumLength - 1) : undefined
