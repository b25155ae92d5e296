import { choices } from '../platform/i18n/say.ts'

/** What a webhook can hear of, in the words of the studio. */
const eventWords = {
  'lead.created': ['عميل محتمل جديد', 'A new lead'],
  'lead.updated': ['تغيّر عميل محتمل', 'A lead changed'],
  'application.created': ['طلب توظيف جديد', 'A new application'],
  'application.updated': ['تغيّر طلب توظيف', 'An application changed'],
  'subscriber.confirmed': ['اشتراك مؤكّد', 'A subscription was confirmed'],
  'subscriber.updated': ['تغيّر مشترك مؤكّد', 'A confirmed subscriber changed'],
  'subscriber.unsubscribed': ['خرج مشترك من القائمة', 'A subscriber left the list'],
  'person.erased': ['مُحيت بيانات شخص', 'A person was erased'],
  'alarm.raised': ['إنذار', 'An alarm'],
  'alarm.solved': ['انتهى سبب الإنذار', 'An alarm was solved'],
} as const satisfies Record<string, readonly [string, string]>

export type WebhookEvent = keyof typeof eventWords

/** What is sent without being chosen: the button that tries a channel. */
const asked = { 'alarm.test': ['تجربة إنذار', 'A test alarm'] } as const

export type SentEvent = WebhookEvent | keyof typeof asked

export const eventChoices = choices<WebhookEvent>(eventWords)
export const sentEventChoices = choices<SentEvent>({ ...eventWords, ...asked })
