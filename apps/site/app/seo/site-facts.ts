import type { Locale } from '@wajiha/arabic'
import type { ServerContext } from '#app/content/page-data.ts'

/** What the browser must know of this site and build, sent once with the first page. */
export type SiteFacts = { origin: string; buildId: string; locale: Locale }

/** The facts of a request; in the browser the root's loader has already run on the server. */
export function siteFacts(context: ServerContext | undefined): SiteFacts {
  if (!context) return { origin: window.location.origin, buildId: '', locale: 'ar' }
  return { origin: context.origin, buildId: context.buildId, locale: context.locale }
}
