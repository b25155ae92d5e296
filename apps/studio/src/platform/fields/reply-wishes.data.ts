/** How and when somebody who wrote wants to be answered: the codes of the contact form in words. */
import type { replyTimes, replyWays } from '@wajiha/contract/form-checks'
import { type Said, say } from '../i18n/say.ts'

type Wish<Codes extends readonly string[]> = {
  label: Said
  words: Readonly<Record<Codes[number], Said>>
}

export const replyWishes = {
  replyBy: {
    label: say('يفضّل الردّ', 'Prefers an answer'),
    words: {
      phone: say('بالهاتف', 'By telephone'),
      whatsapp: say('بواتساب', 'By WhatsApp'),
      email: say('بالبريد', 'By e-mail'),
    },
  } satisfies Wish<typeof replyWays>,
  replyWhen: {
    label: say('أنسب وقت', 'Best time'),
    words: {
      morning: say('صباحًا', 'In the morning'),
      afternoon: say('بعد الظهر', 'In the afternoon'),
      evening: say('مساءً', 'In the evening'),
    },
  } satisfies Wish<typeof replyTimes>,
} as const

export type ReplyWish = keyof typeof replyWishes
export const replyWishNames = Object.keys(replyWishes) as ReplyWish[]

/** One thing made of each of them, by its name. */
export const eachReplyWish = <Made>(make: (name: ReplyWish) => Made) =>
  Object.fromEntries(replyWishNames.map((name) => [name, make(name)])) as Record<ReplyWish, Made>
