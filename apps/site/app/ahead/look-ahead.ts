/**
 * What a page that is alive fetches for the visitor's next journey (BEHAVIOURS 7): the code of pages
 * whose links come into view. Nobody waits for any of it.
 */
import type { AnyRouter } from '@tanstack/react-router'
import { prefetchLinksInView } from './links-in-view.ts'

/** Paths of the site before this one, and where each leads. */
export type Rules = { matcher: Record<string, unknown> }

/** @param asked the rules of this build; without them a journey finds out by itself what has moved. */
export async function lookAhead(router: AnyRouter, asked: Promise<Rules>): Promise<void> {
  const rules = await asked.catch(() => undefined)
  const start = () => prefetchLinksInView(router, (path) => Boolean(rules?.matcher?.[path]))
  if ('requestIdleCallback' in window) requestIdleCallback(start)
  else start()
}
