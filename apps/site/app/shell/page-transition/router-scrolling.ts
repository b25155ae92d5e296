/**
 * Stands in for the router's keeper of scroll positions in what browsers are sent: the site keeps its
 * own (`follow-navigations.ts`) and tells the router to leave every one alone, so that all but these
 * lines would travel for nothing. See `own-scrolling.ts` beside the build's settings.
 */
type Keeper = { _scroll: { s?: boolean } }

/** While a page is open its positions are ours; whoever reloads it or comes back has the browser's. */
export function setupScrollRestoration({ _scroll }: Keeper): void {
  if (_scroll.s) return
  _scroll.s = true
  const keep = (who: ScrollRestoration) => {
    history.scrollRestoration = who
  }
  keep('manual')
  addEventListener('pagehide', () => keep('auto'))
  addEventListener('pageshow', ({ persisted }) => persisted && keep('manual'))
}

/** Other names of the module, which nothing in the site asks for. */
export const defaultGetScrollRestorationKey = undefined
export const getElementScrollRestorationEntry = undefined
export const storageKey = undefined
