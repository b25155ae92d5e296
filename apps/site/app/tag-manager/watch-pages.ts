import type { AnyRouter } from '@tanstack/react-router'
import { directionOf } from '@wajiha/arabic'
import { prefixOf } from '#app/locale/paths.ts'
import { readAddress } from '#app/locale/read-address.ts'
import { pushToDataLayer } from './data-layer.ts'

/** Tells of the page being shown, and of each that follows it; a change of a filter is no page. */
export function watchPages(router: AnyRouter): void {
  let shown = tellPage(router.state.location.pathname)
  router.subscribe('onResolved', ({ toLocation, pathChanged }) => {
    if (!pathChanged) return
    const from = shown.locale
    const to = describe(toLocation.pathname).locale
    if (from !== to) pushToDataLayer({ event: 'language_change', from, to })
    shown = tellPage(toLocation.pathname)
  })
}

function tellPage(pathname: string) {
  const page = describe(pathname)
  pushToDataLayer({ event: 'page_view', ...page })
  if (document.querySelector('[data-event="newsletter_confirmed"]'))
    pushToDataLayer({ event: 'newsletter_confirmed' })
  return page
}

/** By the site's own table of addresses: what a visitor put into a query is not looked at. */
function describe(pathname: string) {
  const address = readAddress(pathname, new URLSearchParams())
  const locale = address?.locale ?? prefixOf(pathname) ?? 'ar'
  const entity = address && Object.values(address.params as Record<string, string>)[0]
  return {
    locale,
    dir: directionOf(locale),
    template: address?.page ?? 'missing',
    ...(entity ? { entity } : {}),
  }
}
