/** Fetches the code of pages whose links come into view, each page once, five at a time. */
import type { AnyRouter } from '@tanstack/react-router'

export const mostAtOnce = 5

type IsLeftOut = (path: string) => boolean

/** Watches the links of this page, and of each page that comes after it. */
export function prefetchLinksInView(router: AnyRouter, isMoved: IsLeftOut): void {
  const load = inTurns(mostAtOnce)
  const asked = new Set<string>()
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      const route = routeOf(target as HTMLAnchorElement)
      if (!route || asked.has(route.id)) continue
      asked.add(route.id)
      // What fails is fetched again by the journey that needs it, which also says so.
      load(() => Promise.resolve(router.loadRouteChunk(route)).catch(() => {}))
    }
  })

  function routeOf({ href }: HTMLAnchorElement) {
    const path = decodeURI(new URL(href).pathname)
    return isMoved(path) ? undefined : router.getMatchedRoutes(path)[2]
  }
  const watch = () => {
    for (const link of document.querySelectorAll('a[href]'))
      if (isInApp(link as HTMLAnchorElement)) observer.observe(link)
  }
  router.subscribe('onRendered', watch)
  watch()
}

/** A link to another page of the app in this tab, unless it says `data-no-prefetch`. */
function isInApp({ href, target, dataset, download }: HTMLAnchorElement): boolean {
  if ((target && target !== '_self') || download || dataset.noPrefetch !== undefined) return false
  const url = URL.parse?.(href, location.href)
  return url?.origin === location.origin && url.pathname !== location.pathname
}

/** Runs tasks in their order, so many at once. */
function inTurns(most: number): (task: () => Promise<unknown>) => void {
  const waiting: (() => Promise<unknown>)[] = []
  let running = 0
  const next = () => {
    const task = running < most ? waiting.shift() : undefined
    if (!task) return
    running += 1
    void task().finally(() => {
      running -= 1
      next()
    })
  }
  return (task) => {
    waiting.push(task)
    next()
  }
}
