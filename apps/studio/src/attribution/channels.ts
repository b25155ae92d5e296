/** The ways by which people come, in the order in which reports show them. Rules: `default-rules.ts`. */

import { keysOf } from '@wajiha/contract/records'
import type { Said } from '../platform/i18n/say.ts'

export const channels = {
  'paid-search': ['بحث مدفوع', 'Paid search'],
  'paid-social': ['تواصل اجتماعيّ مدفوع', 'Paid social'],
  display: ['إعلانات مصوّرة', 'Display'],
  'organic-search': ['بحث', 'Organic search'],
  'organic-social': ['تواصل اجتماعيّ', 'Organic social'],
  email: ['بريد', 'Email'],
  referral: ['موقع آخر', 'Referral'],
  messaging: ['واتساب ورسائل', 'WhatsApp and messages'],
  card: ['بطاقة عمل', 'Business card'],
  'short-link': ['رابط قصير', 'Short link'],
  qr: ['رمز مربّع', 'QR code'],
  spoken: ['مكالمة أو زيارة', 'Call or visit'],
  other: ['حملة غير معروفة', 'Unknown campaign'],
  direct: ['مباشر', 'Direct'],
} as const satisfies Record<string, readonly [ar: string, en: string]>

export type Channel = keyof typeof channels

export const channelNames = keysOf(channels)

export const isChannel = (value: unknown): value is Channel =>
  typeof value === 'string' && Object.hasOwn(channels, value)

/** What a channel is called: `nameOf('direct')` → `{ ar: 'مباشر', en: 'Direct' }`. */
export function channelNameOf(channel: Channel): Said {
  const [ar, en] = channels[channel]
  return { ar, en }
}
