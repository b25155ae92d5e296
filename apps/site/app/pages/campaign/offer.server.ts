/**
 * What a campaign says of its end and its places (CAMP-06), as sentences. They are made on the server
 * from its own clock and the studio's count, so that browsers need neither script nor words for them.
 */
import { choosePlural, createFormatter, type Formatter, type Locale } from '@wajiha/arabic'
import type { Campaign } from '@wajiha/contract'
import { inOwnWords } from '@wajiha/contract/in-own-words'
import { agencyTimeZone } from '@wajiha/contract/zoned-time'
import type { PageContext } from '#app/content/page-context.ts'
import { offerWords } from './offer-words.ts'

type Places = NonNullable<Campaign['places']>

/** Where the agency counts its days: at the main branch. */
export async function readTimeZone(read: PageContext['read']): Promise<string> {
  const branches = (await read('branches'))?.data ?? []
  return (branches.find(({ isDefault }) => isDefault) ?? branches[0])?.timeZone ?? agencyTimeZone
}

export async function readOffer(
  { read, locale, choice }: PageContext,
  { showsEnd, endsAt, places, state }: Campaign,
): Promise<string[]> {
  const tellsEnd = showsEnd && endsAt && choice?.days
  if (state !== 'running' || !(tellsEnd || places)) return []
  const general = (await read('general'))?.data
  const format = createFormatter({ locale, ...general?.writing })
  const words = inOwnWords('campaign', offerWords[locale], general?.words)
  const timeZone = await readTimeZone(read)
  return [
    ...(tellsEnd
      ? [sayEnd(format.date(endsAt, { timeZone }), tellsEnd.left, { format, locale, words })]
      : []),
    ...(places && isScarce(places) ? [sayPlaces(places, { format, locale, words })] : []),
  ]
}

type Said = { format: Formatter; locale: Locale; words: (typeof offerWords)[Locale] }

function sayEnd(date: string, left: number, { format, locale, words }: Said): string {
  const sentence = left === 0 ? words.endsToday : choosePlural(words.ends, left, locale)
  return fill(sentence, { date, count: format.number(left) })
}

/** Many places left would say that nobody came. */
const isScarce = ({ all, left }: Places) => left * 2 <= all

function sayPlaces({ all, left }: Places, { format, words }: Said): string {
  if (left === 0) return words.full
  return fill(words.places, { left: format.number(left), all: format.number(all) })
}

const fill = (sentence: string, values: Record<string, string>) =>
  sentence.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
