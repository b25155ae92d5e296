import type { AnyRouter } from '@tanstack/react-router'
import { createProgress } from './progress.ts'

/** The one loading bar of this document. Does nothing until a journey starts. */
export const browserProgress = createProgress({
  setTimeout: (run, ms) => setTimeout(run, ms),
  clearTimeout: (timer) => clearTimeout(timer),
  requestFrame: (run) => requestAnimationFrame(run),
  cancelFrame: (frame) => cancelAnimationFrame(frame),
})

/** One start and one finish for each journey of the router, red when its page could not be loaded. */
export function showProgressOf(router: AnyRouter): void {
  let isUnderWay = false
  router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged, toLocation }) => {
    // A jump within the page loads nothing.
    if (!fromLocation || (!pathChanged && fromLocation.searchStr === toLocation.searchStr)) return
    isUnderWay = true
    browserProgress.start()
  })
  router.subscribe('onResolved', () => {
    if (!isUnderWay) return
    isUnderWay = false
    browserProgress.finish({ error: router.state.matches.some(({ status }) => status === 'error') })
  })
}
