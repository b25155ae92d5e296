import { setTimeout as pause } from 'node:timers/promises'

/** Long enough for a machine that is three times as slow and busy as well. */
const patienceMs = 180_000

/** Waits until something holds. @throws with `what` when it never does. */
export async function until(
  what: string,
  holds: () => boolean | Promise<boolean>,
  longestMs = patienceMs,
): Promise<void> {
  const end = Date.now() + longestMs
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`Not within ${longestMs / 1000} s: ${what}`)
    await pause(20)
  }
}
