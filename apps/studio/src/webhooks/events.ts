import { choices } from '../fields/say.ts'

/** What a webhook can hear of, in the words of the studio. */
export const eventWords = {
  'lead.created': ['عميل محتمل جديد', 'A new lead'],
  'lead.updated': ['تغيّر عميل محتمل', 'A lead changed'],
  'application.created': ['طلب توظيف جديد', 'A new application'],
  'application.updated': ['تغيّر طلب توظيف', 'An application changed'],
  'subscriber.confirmed': ['اشتراك مؤكّد', 'A subscription was confirmed'],
} as const satisfies Record<string, readonly [string, string]>

export type WebhookEvent = keyof typeof eventWords

export const eventChoices = choices<WebhookEvent>(eventWords)
