/**
 * The screen for people whose address nobody could read, or who sent what no page takes. Nothing of
 * the address is repeated: it is not an address of ours, and may name another site.
 */
import { prefixOf } from '#app/locale/paths.ts'
import type { Refuse } from '../http/listen.ts'
import { wantsJson } from '../http/problems.ts'
import { sendText } from '../http/send.ts'
import type { Policy } from './content-security-policy.ts'
import type { Pages } from './pages.ts'
import { rememberedLocale } from './visitor-locale.ts'

export function refuseWithScreen(pages: Pages, policy: Policy): Refuse {
  return async (exchange, status) => {
    const { accept = '' } = exchange.request.headers
    if (wantsJson(exchange) || (status === 405 && !accept.includes('text/html'))) return false
    const locale = prefixOf(exchange.pathname) ?? rememberedLocale(exchange.request) ?? 'ar'
    const { html, own } = await pages.refused(locale, status)
    return sendText(exchange, status, 'text/html', html, {
      'content-language': locale,
      'content-security-policy': policy(own),
      connection: 'close',
      ...(status === 405 ? { allow: 'GET, HEAD' } : {}),
    })
  }
}
