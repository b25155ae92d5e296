/** What kind of journey leads from one address to another, and where it ends (BEHAVIOURS 12). */

/** The parts of an address that matter here; `hash` is decoded and without its `#`. */
export type Place = { pathname: string; searchStr: string; hash: string }

/** `page`: another page, also of the same kind; `same`: only its query or hash, or nothing. */
export type NavigationKind = 'page' | 'same'

/** The first page of a document is no journey, so `from` may be missing. */
export function navigationBetween(from: Place | undefined, to: Place): NavigationKind {
  return from && pathOf(from) !== pathOf(to) ? 'page' : 'same'
}

const pathOf = ({ pathname }: Place) => pathname.replace(/\/+$/, '')

/** Where to scroll: nowhere, to the start, to an element, or to where the visitor had been. */
export type ScrollTarget =
  | { kind: 'stay' }
  | { kind: 'start' }
  | { kind: 'element'; id: string; otherwise: 'start' | 'stay' }
  | { kind: 'position'; y: number }

export type ScrollParts = {
  from: Place | undefined
  to: Place
  /** Where this very entry of the history was left, in CSS pixels from the top. */
  saved: number | undefined
  /** The page's own wish; `false` keeps the position. */
  scrollToTop: boolean | undefined
  /** The link's own wish: the id of what to show where only the query changes. */
  showFrom?: string | undefined
}

export function chooseScroll(parts: ScrollParts): ScrollTarget {
  const { from, to, saved, scrollToTop, showFrom } = parts
  if (!from) return { kind: 'stay' }
  // Back or forward, nobody has pressed the link.
  if (navigationBetween(from, to) === 'same')
    return scrollWithin(from, to, saved === undefined ? showFrom : undefined)
  if (scrollToTop === false) return { kind: 'stay' }
  if (saved !== undefined) return { kind: 'position', y: saved }
  if (to.hash) return { kind: 'element', id: to.hash, otherwise: 'start' }
  return { kind: 'start' }
}

function scrollWithin(from: Place, to: Place, showFrom: string | undefined): ScrollTarget {
  const isOnlyQuery = from.hash === to.hash && from.searchStr !== to.searchStr
  if (isOnlyQuery && showFrom) return { kind: 'element', id: showFrom, otherwise: 'stay' }
  if (isOnlyQuery) return { kind: 'stay' }
  if (to.hash) return { kind: 'element', id: to.hash, otherwise: 'stay' }
  return from.hash ? { kind: 'start' } : { kind: 'stay' }
}
