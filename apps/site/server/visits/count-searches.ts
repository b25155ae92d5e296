/**
 * Counts searches that found nothing, for the studio to answer: the words as search compares them, the day and
 * the language. Nobody's address, no hour, nothing that may point to a person, and nothing of machines.
 */
import { normaliseForSearch } from '@wajiha/arabic'
import { hearingSearches, vainSearch } from '../content/vain-searches.ts'
import { type Exchange, type Handler, handlerOf } from '../http/exchange.ts'
import { counting, hourNow, type Parts } from './count-pages.ts'
import { isWorthTelling } from './missed-paths.ts'
import { createReferrers } from './referrers.ts'

/** New words of an hour: anybody may look for as many as they like. */
const newInAnHour = { each: 20, all: 500 }
const longest = 80
const dayLength = '2026-11-26'.length

/** Wraps a handler of pages or of their data: what it looked for in vain is counted. */
export function createSearchCounting({ buffer, counterOf }: Parts): (handler: Handler) => Handler {
  const admitWords = createReferrers(newInAnHour)
  return (handler) => {
    const counted = counting({ handler, statuses: [200], count })
    const heard: Handler = (exchange) =>
      isSearch(exchange) ? hearingSearches(() => counted(exchange)) : handler(exchange)
    return handler.concerns ? handlerOf(handler.concerns, heard) : heard
  }

  function count({ request }: Exchange): void {
    const found = vainSearch()
    const words = found && toldWords(found.words)
    const hour = hourNow()
    if (!words || !admitWords(words, counterOf(request), hour)) return
    buffer.search({ day: hour.slice(0, dayLength), locale: found.locale, words })
  }
}

const isSearch = ({ search }: Exchange) => /[?&]q=/.test(search)

/** One spelling for all ways to type the same; nothing for what should not be kept. */
function toldWords(typed: string): string | undefined {
  const words = normaliseForSearch(typed).replaceAll(/\s+/g, ' ').trim()
  const isKept = words.length > 0 && words.length <= longest
  return isKept && isWorthTelling(`/${words.replaceAll(' ', '-')}`) ? words : undefined
}
