/** The answer to what nobody expected: a 500 that says nothing of its reason (BEHAVIOURS 9.2). */
import { prefixOf } from '#app/locale/paths.ts'
import type { Broken } from '../http/listen.ts'
import { sendProblem, wantsJson } from '../http/problems.ts'
import { sendText } from '../http/send.ts'
import type { Policy } from './content-security-policy.ts'
import type { Pages } from './pages.ts'
import { rememberedLocale } from './visitor-locale.ts'

/** Answers always. It throws only when the screen itself cannot be drawn. */
export function serveBroken(pages: Pages, policy: Policy): Broken {
  return async (exchange, reference) => {
    if (wantsJson(exchange)) return sendProblem(exchange, 500)
    const locale = prefixOf(exchange.pathname) ?? rememberedLocale(exchange.request) ?? 'ar'
    const { html, own } = await pages.broken(locale, reference)
    return sendText(exchange, 500, 'text/html', html, {
      'content-language': locale,
      'content-security-policy': policy(own),
    })
  }
}
