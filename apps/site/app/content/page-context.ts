/** What a page's reader gets: the language, the address's parts, and a way to read content. */
import type { Answer, EndpointName, Locale, ParametersOf, QueryOf } from '@wajiha/contract'
import type { CampaignVariation } from '#app/locale/campaign-choice.ts'

/**
 * Reads one answer of the contract in the page's language.
 * @returns `undefined` when nothing is published there in that language.
 * @throws {ContentUnavailable} The studio cannot be reached and no good copy is kept.
 */
export type Read = <Name extends EndpointName>(
  name: Name,
  parameters?: ParametersOf<Name>,
  query?: Partial<QueryOf<Name>>,
) => Promise<Answer<Name> | undefined>

export type PageContext = {
  locale: Locale
  /** Decoded parts of the address: `{ slug: 'كشيدة-ليست-فراغا' }`. */
  params: Record<string, string>
  /** Only the parameters that the page reads; see `addresses.ts`. */
  query: Record<string, string>
  /** Parameters that may be given several times, each value once, in order: `{ year: ['2025'] }`. */
  choices: Record<string, string[]>
  /** What of a campaign this visitor sees; nothing for what everybody sees. */
  choice?: CampaignVariation | undefined
  read: Read
}
