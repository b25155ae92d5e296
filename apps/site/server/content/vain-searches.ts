/**
 * Whether the search that is being answered found nothing, for whoever counts such: known above the page that
 * asked without being handed up. What was looked for is kept for this one answer alone.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Locale } from '@wajiha/arabic'

export type VainSearch = { locale: Locale; words: string }
type Ear = { heard?: VainSearch }

const ears = new AsyncLocalStorage<Ear>()

/** Runs work whose searches {@link vainSearch} can be asked about, within it and after it. */
export const hearingSearches = <Result>(work: () => Result): Result => ears.run({}, work)

/** Says that a search found nothing; where nobody listens, nothing happens. */
export function noteVainSearch(search: VainSearch): void {
  const ear = ears.getStore()
  if (ear) ear.heard = search
}

/** The search that found nothing; `undefined` where none was made, or it found something. */
export const vainSearch = (): VainSearch | undefined => ears.getStore()?.heard
