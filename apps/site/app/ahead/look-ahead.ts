/**
 * What a living page fetches for the visitor's next journey (BEHAVIOURS 7): the code and the data of the page
 * whose link is touched, pointed at or reached by the keyboard, each page once. Nobody waits for any of it.
 */
import type { AnyRouter } from '@tanstack/react-router'

/** Paths of the site before this one, and where each leads. */
type Rules = { matcher: Record<string, unknown> }

/** How long a link is pointed at before that counts: whoever crosses it wants nothing of it. Milliseconds. */
const dwellMs = 60

/** @param asked the rules of this build; without them a journey finds out by itself what has moved. */
export async function lookAhead(
  router: AnyRouter,
  asked: Promise<Rules | undefined>,
): Promise<void> {
  const rules = await asked
  const seen = new Set<string>()
  const fetchOnce = (link: HTMLAnchorElement) => {
    const { pathname, search } = new URL(link.href)
    const path = decodeURI(pathname)
    if (seen.has(pathname + search) || rules?.matcher?.[path]) return
    if (!router.getMatchedRoutes(path)[2]) return
    seen.add(pathname + search)
    // What fails is asked for again by the journey that needs it.
    void router.preloadRoute({ href: pathname + search } as never)
  }
  const hear = (listens: string, take: (link: HTMLAnchorElement) => void) =>
    document.addEventListener(
      listens,
      ({ target }) => {
        const link = (target as Element).closest?.<HTMLAnchorElement>('a[href]')
        if (link && isInApp(link)) take(link)
      },
      { passive: true },
    )
  const whenStill = (link: HTMLAnchorElement) =>
    setTimeout(() => link.matches(':hover,:focus-visible') && fetchOnce(link), dwellMs)
  hear('touchstart', fetchOnce)
  hear('mouseover', whenStill)
  hear('focusin', whenStill)
}

/** A link to another page of the app in this tab, unless it says `data-no-prefetch`. */
function isInApp({ href, target, dataset, download }: HTMLAnchorElement): boolean {
  if ((target && target !== '_self') || download || dataset.noPrefetch !== undefined) return false
  const url = URL.parse?.(href, location.href)
  // A name with an ending is a file.
  return (
    url?.origin === location.origin &&
    url.pathname !== location.pathname &&
    !/\.\w+$/.test(url.pathname)
  )
}
