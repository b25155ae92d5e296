/** Message match (CAMP-03): the words of an advertisement against the list that an editor wrote. */
import { normaliseForSearch } from '@wajiha/arabic'
import type { Campaign } from '@wajiha/contract'

const longest = 200
const tags = ['utm_term', 'utm_content'] as const

/**
 * The place of the first wording that has the visitor's `utm_term`, else their `utm_content`, among
 * its words. Letters that people exchange while typing, marks, capitals and spaces make no difference.
 */
export function matchWording(
  wordings: Campaign['wordings'],
  query: URLSearchParams,
): number | undefined {
  if (!wordings) return undefined
  for (const tag of tags) {
    const said = fold(query.get(tag) ?? '')
    const place = said
      ? wordings.findIndex(({ terms }) => terms.some((term) => fold(term) === said))
      : -1
    if (place >= 0) return place
  }
  return undefined
}

const fold = (text: string) =>
  normaliseForSearch(text.slice(0, longest)).replace(/\s+/g, ' ').trim()
