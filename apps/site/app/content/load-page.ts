/**
 * Gives a route its data: on the server what was read before rendering, in the browser the page's
 * payload, `<path>/_payload.json?<buildId>` (BEHAVIOURS 7).
 */
import { notFound, rootRouteId } from '@tanstack/react-router'
import { readableAddress } from '@wajiha/contract/paths'
import type { PageId } from '#app/addresses.ts'
import { buildId } from '#app/build-id.ts'
import { fullPath } from '#app/locale/full-path.ts'
import { fetchPayload, priorityOf } from './fetch-payload.ts'
import { leadOn } from './follow-redirect.ts'
import { lastLoaded, rememberLoaded } from './last-loaded.ts'
import type { PageData, ServerContext, ShellData } from './page-data.ts'
import { PageUnavailable } from './page-unavailable.ts'
import { noteUnpublished } from './unpublished.ts'

type LoaderContext = {
  serverContext?: ServerContext | undefined
  location: { pathname: string; searchStr: string }
  abortController: AbortController
  /** Whether nobody is on the way there yet. */
  preload?: boolean
}

/** Loads one page. Missing pages throw the router's `notFound`, unreachable ones PageUnavailable. */
export async function loadPage<Id extends PageId>(
  id: Id,
  context: LoaderContext,
): Promise<PageData<Id>> {
  if (context.serverContext) return fromServer(context.serverContext) as PageData<Id>
  return fromPayload(id, context)
}

function fromServer({ outcome }: ServerContext): PageData<PageId> {
  if (outcome.kind === 'page') return outcome.page
  if (outcome.kind === 'missing') throw missing(outcome.message)
  throw new PageUnavailable(outcome.statusCode ?? 503, outcome.reference)
}

async function fromPayload<Id extends PageId>(
  id: Id,
  context: LoaderContext,
): Promise<PageData<Id>> {
  const { location, abortController } = context
  const { signal } = abortController
  const key = pageKey(location)
  const init = { signal, priority: priorityOf(context) }
  const answer = await fetchPayload(location, init).catch((error: unknown) => {
    const data = signal.aborted ? undefined : lastLoaded(key)
    if (data) return data as PageData<Id>
    if (context.preload) console.warn(`[nuxt] Error preloading payload for ${key}`)
    throw error
  })
  if (!(answer instanceof Response)) return answer
  if (answer.status === 404 || answer.status === 410) {
    // Any address of one part may be an editor's page; where none is, it is an address of nothing.
    if (id === 'block-page') throw notFound({ routeId: rootRouteId })
    noteUnpublished(key)
    throw missing(`Page Not Found: ${fullPath(location.pathname + location.searchStr)}`)
  }
  if (!answer.ok) throw new PageUnavailable()
  const payload = await answer.json()
  leadOn(payload)
  return rememberLoaded(key, payload)
}

/** Under which a page's data is held. The router spells an address in its letters, the browser in percent signs. */
export const pageKey = ({ pathname, searchStr }: LoaderContext['location']) =>
  readableAddress(pathname + searchStr)
export const shellKey = (prefix: string | undefined) => `shell:${prefix ?? ''}`

/** Loads the header's and footer's content of a language. */
export async function loadShell(
  prefix: string | undefined,
  context: Omit<LoaderContext, 'location'>,
): Promise<ShellData | undefined> {
  const { serverContext, abortController } = context
  if (serverContext) return serverContext.outcome.shell
  const key = shellKey(prefix)
  const address = `${prefix ? `/${prefix}` : ''}/_shell.json?${buildId}`
  const init = { signal: abortController.signal, priority: priorityOf(context) }
  const answer = await fetch(address, init).catch(() => undefined)
  return answer?.ok
    ? rememberLoaded(key, await answer.json())
    : (lastLoaded(key) as ShellData | undefined)
}

/** The error of a page that is not there; shown by the root, in place of the whole page. */
export const missing = (message: string) => notFound({ routeId: rootRouteId, data: { message } })
