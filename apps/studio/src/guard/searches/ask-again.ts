/** Searches that found nothing once and would find something now leave the list by themselves. */
import type { BasePayload } from 'payload'
import { findsAnything } from '../../content/api/reads/search.ts'
import { forgetSearch, readSearches } from './read-searches.ts'

const most = 200

export async function askSearchesAgain(payload: BasePayload): Promise<void> {
  for (const search of (await readSearches(payload)).slice(0, most))
    if (await findsAnything(payload, search.locale, search.words))
      await forgetSearch(payload, search)
}
