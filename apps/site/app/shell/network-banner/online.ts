/** Whether the browser has a network, as the browser says it (BEHAVIOURS 16). */

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** For `useSyncExternalStore`; the server assumes a network. */
export const online = { subscribe, now: () => navigator.onLine, onServer: () => true }

/** Asks the site for its smallest file, past every cache. Never throws. */
export async function canReachSite(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { method: 'HEAD', cache: 'no-store' })).ok
  } catch {
    return false
  }
}
