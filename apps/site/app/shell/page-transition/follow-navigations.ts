/**
 * Conducts each journey inside the app: one painted frame, the old page leaves, the new one stands,
 * the scroll position follows, the new page enters. It stands where the router would start a view
 * transition, which is the one place between “everything is loaded” and “it is shown”; held by the
 * journeys in `e2e/shell`, as replacing it is no documented seam.
 */
import './page-transition.css'
import type { AnyRouter } from '@tanstack/react-router'
import { pageKey } from '#app/content/load-page.ts'
import { isUnpublished } from '#app/content/unpublished.ts'
import { openAsChosen } from '#app/start/open-as-chosen.ts'
import { settleProgress } from '../loading-bar/browser-progress.ts'
import { announceTitle, isFocused, prepareAnnouncement, refocus } from './announce-page.ts'
import { chooseScroll, navigationBetween, type ScrollTarget } from './navigation.ts'
import { nextFrame, onePaint } from './paint.ts'
import { keepPositions, notePosition, positionOf } from './positions.ts'
import { cancelTransition, enterPage, leavePage, prepareEntering } from './transition.ts'

type RouterLocation = AnyRouter['latestLocation']

const entryOf = (location: RouterLocation | undefined) => location?.state.__TSR_key

/** @param isLeaving whether a document of its own is to come for an address; then nothing is shown here. */
export function followNavigations(
  router: AnyRouter,
  isLeaving: (to: RouterLocation) => boolean,
): void {
  let latest = 0
  const shown = () => router.stores.resolvedLocation.get()
  window.addEventListener('pagehide', () => {
    notePosition(entryOf(shown()))
    keepPositions()
  })

  router.startViewTransition = async (show: () => Promise<void>) => {
    latest += 1
    const journey = latest
    const isOvertaken = () => journey !== latest
    const from = shown()
    const to = router.latestLocation
    // The page being shown was asked for again: nobody goes anywhere.
    if (from === to) return show()
    const isTurn = navigationBetween(from, to) === 'page'
    settleProgress()
    if (from) await onePaint()
    if (isLeaving(to)) return new Promise<never>(() => {})
    if (!isOvertaken() && entryOf(from) !== entryOf(to)) notePosition(entryOf(from))
    if (isTurn) prepareAnnouncement()
    if (isTurn && !isOvertaken()) await leavePage()
    const hadFocus = isFocused()
    await show()
    if (isOvertaken()) return
    openAsChosen()
    // The router let it fall for a newer one, which is still loading.
    if (shown() !== to) return cancelTransition()
    if (from && isUnpublished(pageKey(to))) keepAddress(from)
    if (isTurn) prepareEntering()
    else cancelTransition()
    await nextFrame()
    if (isOvertaken()) return
    if (hadFocus) refocus()
    if (isTurn) announceTitle()
    const { scrollToTop } = router.state.matches.at(-1)?.staticData ?? {}
    const { showFrom, __hashScrollIntoViewOptions: wish } = to.state
    const saved = positionOf(entryOf(to))
    const target = chooseScroll({ from, to, saved, scrollToTop, showFrom })
    if (isTurn || wish !== false) scrollTo(target, isTurn)
    if (target.kind === 'element' && target.id === showFrom) focusOn(target.id)
    if (isTurn) await enterPage()
  }
}

/** The new entry of the history keeps the address of the page before; the router is not told. */
function keepAddress({ publicHref }: RouterLocation): void {
  History.prototype.replaceState.call(history, history.state, '', publicHref)
}

function scrollTo(target: ScrollTarget, isTurn: boolean): void {
  if (target.kind === 'stay') return
  // Within a page the page's own style may glide; another page begins where it begins.
  const behavior = isTurn ? 'instant' : 'auto'
  const element = target.kind === 'element' && document.getElementById(target.id)
  if (element) element.scrollIntoView({ behavior })
  else window.scrollTo({ top: topOf(target), left: 0, behavior })
}

/** Reading goes on where the page is now shown from. */
function focusOn(id: string): void {
  document.getElementById(id)?.focus({ preventScroll: true })
}

/** Pixels from the top, for a target whose element, if it names one, is not there. */
function topOf(target: Exclude<ScrollTarget, { kind: 'stay' }>): number {
  if (target.kind === 'position') return target.y
  return target.kind === 'element' && target.otherwise === 'stay' ? window.scrollY : 0
}
