/**
 * What a page that is alive fetches for the visitor's next journey (BEHAVIOURS 7): the rules of this
 * build, and the code of pages whose links come into view. Nobody waits for any of it, and a visitor
 * who counts bytes is spared.
 */
import type { AnyRouter } from '@tanstack/react-router'
import { buildId } from '#app/build-id.ts'
import { prefetchLinksInView } from './links-in-view.ts'

/** As much of the browser's knowledge of the network as is asked for; absent in many browsers. */
export type Connection = { effectiveType?: string; saveData?: boolean } | undefined

/** Paths of the site before this one, and where each leads. */
export type Rules = { matcher: Record<string, unknown> }

/** Where a build's rules stand. */
export const rulesPath = (id: string) => `/_nuxt/builds/meta/${id}.json`

/** Pages' code is fetched unless the visitor saves data or the network is of the second generation. */
export const mayPrefetch = (connection: Connection) =>
  !connection?.saveData && !connection?.effectiveType?.includes('2g')

export async function lookAhead(router: AnyRouter): Promise<void> {
  const { connection } = navigator as { connection?: Connection }
  const rules = await fetchRules()
  if (!mayPrefetch(connection)) return
  const start = () => prefetchLinksInView(router, (path) => isMoved(path, rules))
  if ('requestIdleCallback' in window) requestIdleCallback(start)
  else start()
}

/** @returns nothing when they cannot be had: a journey finds out by itself what has moved. */
async function fetchRules(): Promise<Rules | undefined> {
  try {
    const answer = await fetch(rulesPath(buildId))
    return answer.ok ? await answer.json() : undefined
  } catch {
    return undefined
  }
}

const isMoved = (path: string, rules: Rules | undefined) => Boolean(rules?.matcher[path])
