/** What a page that sleeps (BEHAVIOURS 11) does without the app: its visit counts like any other. */
import type { SiteFacts } from './seo/site-facts.ts'
import { loadTagManager } from './tag-manager/load-tag-manager.ts'
import { beginVisit } from './visit-beacon/begin-visit.ts'

/** As the server writes what it loaded for each part of a page, the document's own facts first. */
type Served = { router?: { matches: { l?: unknown }[] } }

export function tellAsleep(): void {
  beginVisit()
  const { $_TSR } = window as { $_TSR?: Served }
  const facts = $_TSR?.router?.matches[0]?.l as SiteFacts | undefined
  loadTagManager(facts?.rules)
}
