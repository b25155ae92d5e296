/**
 * Keeps an open page current (BEHAVIOURS 14): what is older than five seconds is asked for again when
 * the page comes to life, is looked at again, or has a network again; the page stands meanwhile.
 */
import type { AnyRouter } from '@tanstack/react-router'
import { prefixOf } from '#app/locale/paths.ts'
import { rememberLoaded } from './last-loaded.ts'
import { pageKey, shellKey } from './load-page.ts'

/** Milliseconds for which data is as good as new: the router's `defaultStaleTime`. */
export const freshMs = 5_000

/** As the server writes what it loaded for each part of a page: when, and the data. */
type Dehydrated = { matches: { u: number; l?: unknown }[] }

/**
 * Before hydration: the server's data is as old as its answer, not as the moment it was compiled,
 * and it stays in place when it cannot be renewed.
 */
export function keepServerData(): void {
  const { router } = (window as { $_TSR?: { router?: Dehydrated } }).$_TSR ?? {}
  for (const match of router?.matches ?? []) match.u = arrival()
  const [, shell, page] = router?.matches ?? []
  const { pathname, search } = window.location
  if (shell) rememberLoaded(shellKey(prefixOf(pathname)), shell.l)
  if (page) rememberLoaded(pageKey({ pathname, searchStr: search }), page.l)
}

/** When the document arrived, in milliseconds of the epoch. */
function arrival(): number {
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return performance.timeOrigin + (document?.responseEnd ?? 0)
}

/** Loads what is stale of the page being shown, unless a journey is under way. */
export function renewStale(router: AnyRouter): void {
  const renew = () => {
    if (document.visibilityState === 'visible' && router.stores.status.get() === 'idle')
      void router.load()
  }
  const stop = router.subscribe('onRendered', () => {
    stop()
    // The first load also takes over from the server, so a page that is fresh needs none.
    if (Date.now() - arrival() >= freshMs) renew()
  })
  document.addEventListener('visibilitychange', renew)
  window.addEventListener('online', renew)
}
