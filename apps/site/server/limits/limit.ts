/** `atOnce` at once, and one more every `everyMs` milliseconds. */
export type Limit = { atOnce: number; everyMs: number }

export type Limiter = {
  /** Takes one. @returns 0, or the seconds until there is one to take; at once where nobody else counts along. */
  take: (key: string) => Promise<number> | number
}
