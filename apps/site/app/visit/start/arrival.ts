/**
 * How documents were reached, for the visits that are made of it. A document that its visitor leaves before the app
 * came leaves it to the next one of the tab: an advertisement that led to a quick press would otherwise have led nobody
 * here. Nothing is left where nothing may be kept.
 */

export type Arrival = {
  /** The whole address, with query and hash. */
  href: string
  /** Of the page before, as the browser tells it; empty without one. */
  referrer: string
  at: Date
}

/** In the tab's own storage: address, referrer and milliseconds, between spaces. */
const leftKey = 'visit-left'

/** Whether this document's arrival is kept, or left: also where it is seen again by a step back. */
let isTaken = false

export function leaveWhenEarly(): void {
  addEventListener('pagehide', () => {
    if (isTaken || !window.$consent?.may('a')) return
    isTaken = true
    inStorage(() =>
      sessionStorage.setItem(leftKey, [location.href, document.referrer, Date.now()].join(' ')),
    )
  })
}

/** What is to be kept by now, the earlier first, and once. */
export function takeArrivals(): Arrival[] {
  const arrivals: Arrival[] = []
  inStorage(() => {
    const [href, referrer = '', at] = sessionStorage.getItem(leftKey)?.split(' ') ?? []
    sessionStorage.removeItem(leftKey)
    if (href && window.$consent?.may('a'))
      arrivals.push({ href, referrer, at: new Date(Number(at)) })
  })
  if (!isTaken) {
    isTaken = true
    arrivals.push({ href: location.href, referrer: document.referrer, at: new Date() })
  }
  return arrivals
}

/** Where storage is refused or full, nothing is kept: the page is worth more than its record. */
export function inStorage(act: () => void): void {
  try {
    act()
  } catch {
    // As if there were none.
  }
}
