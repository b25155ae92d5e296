/** Automatic loads of whole documents, guarded against circles. */
import { saveEverything } from './before-reload.ts'
import { guardFor, guardKey, mayReload } from './reload-guard.ts'

let isUnderWay = false

/** Whether this document is about to be replaced. */
export const isReloading = (): boolean => isUnderWay

/**
 * Loads the document of `path` (path and query, no hash) unless that was done less than ten seconds
 * ago; what visitors have typed is saved first. Without a network the page stays until it is back:
 * the browser would put its own screen in its place.
 *
 * @returns Whether it will be loaded.
 */
export function reloadAt(path: string): boolean {
  if (isUnderWay) return true
  if (!mayReload(readGuard(), path, Date.now())) return false
  isUnderWay = true
  void saveEverything().then(async () => {
    const hasWaited = !navigator.onLine && (await networkBack())
    writeGuard(path)
    // While it waited, the visitor may have chosen another address.
    if (hasWaited || location.pathname + location.search === path) location.reload()
    else location.assign(path)
  })
  return true
}

const networkBack = () =>
  new Promise<Event>((resolve) => {
    addEventListener('online', resolve, { once: true })
  })

function readGuard(): string | null {
  try {
    return sessionStorage.getItem(guardKey)
  } catch {
    return null
  }
}

function writeGuard(path: string): void {
  try {
    sessionStorage.setItem(guardKey, guardFor(path, Date.now()))
  } catch {
    // Without storage there is no guard; a document that loads ends the circle by itself.
  }
}
