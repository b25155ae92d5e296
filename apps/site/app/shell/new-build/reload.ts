/** Automatic loads of whole documents, guarded against circles. */
import { guardFor, guardKey, mayReload } from '#app/early/core/reload-guard.ts'

let isUnderWay = false
/** What is to be loaded once there is a network again. */
let awaited: string | undefined

/** Whether this document is about to be replaced, or will be with the one of `path`, once it can be. */
export const isReloading = (path: string): boolean => isUnderWay || path === awaited

/**
 * Loads the document of `path` (path and query, no hash) unless that was done less than ten seconds
 * ago. What visitors type is kept as they type (`forms/draft.ts`). Without a network the page stays until it is back, for
 * the browser would put its own screen in its place; who has gone elsewhere by then stays there.
 *
 * @returns Whether it will be loaded.
 */
export function reloadAt(path: string): boolean {
  if (isUnderWay) return true
  if (!mayReload(readGuard(), path, Date.now())) return false
  if (navigator.onLine) replaceBy(path)
  else awaitNetwork(path)
  return true
}

const isAt = (path: string) => location.pathname + location.search === path

function replaceBy(path: string): void {
  isUnderWay = true
  writeGuard(path)
  if (isAt(path)) location.reload()
  else location.assign(path)
}

function awaitNetwork(path: string): void {
  const isFirst = awaited === undefined
  awaited = path
  if (isFirst) addEventListener('online', goOn, { once: true })
}

function goOn(): void {
  if (awaited && isAt(awaited)) replaceBy(awaited)
  awaited = undefined
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
