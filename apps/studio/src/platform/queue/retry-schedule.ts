const minute = 60_000

/** How long after a failed attempt the next one comes (LEAD-12). */
export const waitMinutes = [1, 5, 30, 120, 720]
const waits = waitMinutes.map((minutes) => minutes * minute)

/** The first and five more. */
export const mostAttempts = waits.length + 1

/** @param attempts made so far, at least 1. @returns nothing when there is no other. */
export function nextAttempt(attempts: number, now: Date): Date | undefined {
  const wait = waits[attempts - 1]
  return wait === undefined ? undefined : new Date(now.getTime() + wait)
}
