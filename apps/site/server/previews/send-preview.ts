/** How drafts leave: kept by nobody on their way, and found by no search. */
import type { OutgoingHttpHeaders } from 'node:http'
import type { Locale } from '@wajiha/arabic'
import type { Exchange } from '../http/exchange.ts'
import { sendRedirect, sendText } from '../http/send.ts'
import type { Policy } from '../pages/content-security-policy.ts'
import type { Rendering } from '../pages/render.ts'
import type { Refusal } from './words.ts'

export const secretly = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
  vary: 'Cookie',
}

export const statuses: Record<Refusal, number> = {
  expired: 410,
  forged: 404,
  incomplete: 422,
  missing: 404,
  unavailable: 503,
}

/**
 * Beside its form, a draft that still lacks something is what is asked about and no failure: browsers write an
 * answer of 400 and above into the console.
 */
export const besideForm: Record<Refusal, number> = { ...statuses, incomplete: 200 }

type Preview = { locale: Locale; rendering: Rendering; policy: Policy; status?: number | undefined }

export function sendPreview(
  exchange: Exchange,
  { locale, rendering, policy, status }: Preview,
): true {
  if (rendering.kind === 'redirect')
    return sendRedirect(exchange, 302, rendering.location, secretly)
  const headers: OutgoingHttpHeaders = {
    'content-language': locale,
    'content-security-policy': policy(rendering.own),
    ...secretly,
  }
  return sendText(exchange, status ?? rendering.status, 'text/html', rendering.html, headers)
}
