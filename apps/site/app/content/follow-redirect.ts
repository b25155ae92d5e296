/**
 * Moved addresses inside the app: the first guard of every journey (BEHAVIOURS 8). Where a page
 * stands, its payload says so; where none does, the server is asked before the visitor is told
 * that nothing is there.
 */
import { redirect } from '@tanstack/react-router'
import { withoutPrefix } from '#app/locale/paths.ts'
import { readAddress } from '#app/locale/read-address.ts'
import { fetchPayload } from './fetch-payload.ts'

type Journey = {
  serverContext?: object | undefined
  location: { pathname: string; searchStr: string; href: string }
  abortController: AbortController
}

/** Leads on when an address without a page has moved. On the server that was settled before. */
export async function followMoved({ serverContext, location, abortController }: Journey) {
  if (serverContext || hasPage(location)) return
  // A short link is no page: the server alone knows where it leads.
  if (/^\/short\//i.test(withoutPrefix(location.pathname)))
    throw redirect({ href: location.href, reloadDocument: true })
  // Whatever fails here, the visitor learns that no page stands there.
  const answer = await fetchPayload(location, abortController, []).catch(() => undefined)
  if (answer?.ok) leadOn(await answer.json())
}

/** @throws the router's redirect when a payload says that the page is elsewhere. */
export function leadOn(payload: object): void {
  if ('redirect' in payload && typeof payload.redirect === 'string')
    throw redirect({ href: payload.redirect, replace: true })
}

function hasPage({ pathname, searchStr }: Journey['location']): boolean {
  return readAddress(pathname, new URLSearchParams(searchStr)) !== undefined
}
