/**
 * Keeps automatic reloads from going round in circles (BEHAVIOURS 6): one address is loaded anew at
 * most once in ten seconds. Another address may be at once.
 */

/** In `sessionStorage`: `{ "path", "expires" }`, the path with its query, the time in epoch milliseconds. */
export const guardKey = 'nuxt:reload'
export const guardMs = 10_000

/** Whether `path` may be loaded anew, given what is stored; anything unreadable forbids nothing. */
export function mayReload(stored: string | null, path: string, now: number): boolean {
  const last = readGuard(stored)
  return last?.path !== path || !(typeof last.expires === 'number' && last.expires > now)
}

/** What to store when `path` is being loaded anew. */
export const guardFor = (path: string, now: number): string =>
  JSON.stringify({ path, expires: now + guardMs })

function readGuard(stored: string | null): { path?: unknown; expires?: unknown } | undefined {
  try {
    return JSON.parse(stored ?? '{}') ?? undefined
  } catch {
    return undefined
  }
}
