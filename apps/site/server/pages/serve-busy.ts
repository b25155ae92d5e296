/** The answer to an address that asks for more than its share: 429, and when to come back. It costs nothing to give. */
import type { Locale } from '@wajiha/arabic'
import { prefixOf } from '#app/locale/paths.ts'
import { servedForHouse } from '../fairness/asker.ts'
import type { TooManyAsked } from '../fairness/too-many.ts'
import type { Exchange } from '../http/exchange.ts'
import { sendProblem, wantsJson } from '../http/problems.ts'
import { sendText } from '../http/send.ts'
import type { Policy } from './content-security-policy.ts'
import type { Pages } from './pages.ts'
import type { Drawn } from './render.ts'
import { rememberedLocale } from './visitor-locale.ts'

type WhenBusy = (exchange: Exchange, error: TooManyAsked) => Promise<boolean>

export function serveBusy(pages: Pages, policy: Policy): WhenBusy {
  const drawn = new Map<Locale, Promise<Drawn>>()
  /** Drawn once in each language: whoever asks too often is not drawn for. */
  const screenOf = (locale: Locale) => {
    const known = drawn.get(locale) ?? servedForHouse(() => pages.tooMany(locale))
    drawn.set(locale, known)
    known.catch(() => drawn.delete(locale))
    return known
  }
  return async (exchange, { retryAfter }) => {
    const headers = { 'retry-after': String(retryAfter), 'cache-control': 'no-store' }
    if (wantsJson(exchange)) return sendProblem(exchange, 429, undefined, headers)
    const locale = prefixOf(exchange.pathname) ?? rememberedLocale(exchange.request) ?? 'ar'
    const { html, own } = await screenOf(locale)
    return sendText(exchange, 429, 'text/html', html, {
      ...headers,
      'content-language': locale,
      'content-security-policy': policy(own),
    })
  }
}
