/** Automatic loads of whole documents, guarded against circles. */
import { saveEverything } from './before-reload.ts'
import { guardFor, guardKey, mayReload } from './reload-guard.ts'

let isUnderWay = false

/** Whether this document is about to be replaced. */
export const isReloading = (): boolean => isUnderWay

/**
 * Loads the document of `path` (path and query, no hash) unless that was done less than ten seconds
 * ago; what visitors have typed is saved first.
 *
 * @returns Whether it will be loaded.
 */
export function reloadAt(path: string): boolean {
  if (isUnderWay) return true
  if (!mayReload(readGuard(), path, Date.now())) return false
  isUnderWay = true
  void saveEverything().then(() => {
    writeGuard(path)
    if (location.pathname + location.search === path) location.reload()
    else location.assign(path)
  })
  return true
}

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
