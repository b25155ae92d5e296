import type { AnyRouter } from '@tanstack/react-router'
import { createProgress } from './progress.ts'

/** The one loading bar of this document. Does nothing until a journey starts. */
export const browserProgress = createProgress({
  setTimeout: (run, ms) => setTimeout(run, ms),
  clearTimeout: (timer) => clearTimeout(timer),
  requestFrame: (run) => requestAnimationFrame(run),
  cancelFrame: (frame) => cancelAnimationFrame(frame),
})

let isUnderWay = false

/** One start and one finish for each journey of the router, red when its page could not be loaded. */
export function showProgressOf(router: AnyRouter): void {
  router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged, toLocation }) => {
    // A jump within the page loads nothing.
    if (!fromLocation || (!pathChanged && fromLocation.searchStr === toLocation.searchStr)) return
    isUnderWay = true
    browserProgress.start()
  })
  router.subscribe('onResolved', () => {
    finish(router.state.matches.some(({ status }) => status === 'error'))
  })
}

/**
 * Everything is there; the old page has yet to leave. A bar that has not shown by now never will:
 * the time a transition takes is no time of loading.
 */
export function settleProgress(): void {
  if (!browserProgress.state().isVisible) finish(false)
}

function finish(error: boolean) {
  if (!isUnderWay) return
  isUnderWay = false
  browserProgress.finish({ error })
}
