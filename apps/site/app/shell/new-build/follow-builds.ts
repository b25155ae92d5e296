/**
 * What a newer build, and code that is no longer there, do to an open page (BEHAVIOURS 6). A newer
 * build shows nothing: the visitor's next journey ends in a document of its own. Code that fails to
 * load during a journey loads that journey's target at once; outside of journeys it does nothing.
 */
import type { AnyRouter } from '@tanstack/react-router'
import { watchBuilds } from './latest-build.ts'
import { noteMissingCode } from './missing-code.ts'
import { reloadAt } from './reload.ts'

/** @param buildId the id of the build this page is running. */
export function followBuilds(router: AnyRouter, buildId: string): void {
  let isOutdated = false
  watchBuilds({
    buildId,
    onNewer: () => {
      isOutdated = true
    },
  })
  router.subscribe('onBeforeLoad', ({ fromLocation, toLocation }) => {
    const isJourney = fromLocation && withoutHash(fromLocation) !== withoutHash(toLocation)
    if (isOutdated && isJourney) loadDocument(router, toLocation)
  })
  window.addEventListener('vite:preloadError', (event) => whenCodeIsMissing(event, router))
}

/** The router writes its address only after this task; loaded before that, the page would stand twice in the history. */
function loadDocument(router: AnyRouter, to: Address): void {
  router.history.flush()
  reloadAt(withoutHash(to))
}

type Address = { pathname: string; searchStr: string }

/** As the document is asked for: encoded, with the query. */
export function withoutHash({ pathname, searchStr }: Address): string {
  const { pathname: path, search } = new URL(pathname + searchStr, window.location.origin)
  return path + search
}

/** The bundler's own event for a chunk, or a chunk's style sheet, that could not be fetched. */
function whenCodeIsMissing(event: Event & { payload?: Error }, router: AnyRouter): void {
  const { message = '' } = event.payload ?? {}
  // A page without one of its styles is better than none.
  if (message.startsWith('Unable to preload CSS')) {
    event.preventDefault()
    return
  }
  standInForRouter(message)
  const isAlive = router.stores.resolvedLocation.get() !== undefined
  if (!isAlive) {
    if (noteMissingCode()) window.$early?.reload()
    return
  }
  if (router.stores.status.get() === 'pending') reloadAt(withoutHash(router.latestLocation))
}

/**
 * The router would reload by itself, once for each message and wherever the failure was; told that
 * it has done so, it leaves the decision to us.
 */
function standInForRouter(message: string): void {
  try {
    sessionStorage.setItem(`tanstack_router_reload:${message}`, '1')
  } catch {
    // Without storage the router does not reload either.
  }
}
