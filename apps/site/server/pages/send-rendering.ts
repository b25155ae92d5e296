import type { OutgoingHttpHeaders } from 'node:http'
import type { Locale } from '@wajiha/arabic'
import type { Exchange } from '../http/exchange.ts'
import { sendProblem, wantsJson } from '../http/problems.ts'
import { sendRedirect, sendText } from '../http/send.ts'
import type { Policy } from './content-security-policy.ts'
import type { Rendering } from './render.ts'
import { localeCookie } from './visitor-locale.ts'

/** Sends what was drawn and is not kept; a program gets the message instead of a screen. */
export function sendRendering(
  exchange: Exchange,
  locale: Locale,
  rendering: Rendering,
  policy: Policy,
  { message, headers }: { message?: string; headers?: OutgoingHttpHeaders } = {},
): true {
  if (rendering.kind === 'redirect')
    return sendRedirect(exchange, rendering.status, rendering.location, {
      'cache-control': 'no-store',
    })
  const { status, html, own } = rendering
  const retry = status === 503 ? { 'retry-after': '5' } : {}
  if (wantsJson(exchange))
    return sendProblem(exchange, status, status === 503 ? undefined : message, retry)
  const cookie = localeCookie(exchange, locale)
  return sendText(exchange, status, 'text/html', html, {
    'content-language': locale,
    'content-security-policy': policy(own),
    'cache-control': 'no-cache',
    ...retry,
    ...(cookie ? { 'set-cookie': cookie } : {}),
    ...headers,
  })
}
