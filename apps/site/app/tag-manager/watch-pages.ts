import type { AnyRouter } from '@tanstack/react-router'
import { directionOf, type Locale } from '@wajiha/arabic'
import { prefixOf } from '#app/locale/paths.ts'
import { readAddress } from '#app/locale/read-address.ts'
import { pushToDataLayer } from './data-layer.ts'

/** The page that was told of last; nothing until something is allowed. */
let told: { locale: Locale } | undefined

/** Tells of the page being shown. */
export function tellPage(pathname = location.pathname): void {
  const page = describe(pathname)
  told = page
  pushToDataLayer({ event: 'page_view', ...page })
  if (document.querySelector('[data-event="newsletter_confirmed"]'))
    pushToDataLayer({ event: 'newsletter_confirmed' })
}

/** Tells of each page that follows; a change of a filter is no page. */
export function watchJourneys(router: AnyRouter): void {
  router.subscribe('onResolved', ({ toLocation, pathChanged }) => {
    if (!pathChanged) return
    const from = told?.locale ?? 'ar'
    const to = describe(toLocation.pathname).locale
    if (from !== to) pushToDataLayer({ event: 'language_change', from, to })
    tellPage(toLocation.pathname)
  })
}

/** By the site's own table of addresses: what a visitor put into a query is not looked at. */
function describe(pathname: string) {
  const address = addressOf(pathname)
  const locale = address?.locale ?? prefixOf(pathname) ?? 'ar'
  const entity = address && Object.values(address.params as Record<string, string>)[0]
  return {
    locale,
    dir: directionOf(locale),
    template: address?.page ?? 'missing',
    ...(entity ? { entity } : {}),
  }
}

/** A page that is not there may stand at an address that cannot be decoded. */
function addressOf(pathname: string) {
  try {
    return readAddress(pathname, new URLSearchParams())
  } catch {
    return undefined
  }
}
