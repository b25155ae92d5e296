/**
 * When something that died comes back: after 1 s, 2 s, then 5 s, and every 30 s after five deaths in a minute.
 * Who left in order is back after 1 s, however often. Nothing is given up, for what stands beside it goes on (decision 068).
 */
const deathsInAMinute = 5

/** @param deaths Moments in milliseconds, the newest last. @returns Milliseconds to wait. */
export function restartDelay(deaths: number[]): number {
  const newest = deaths.at(-1) ?? 0
  const recent = deaths.filter((death) => newest - death < 60_000).length
  if (recent >= deathsInAMinute) return 30_000
  return [1000, 1000, 2000][recent] ?? 5000
}
