/** What the studio says of content that waits for its time. */

import { momentsIn } from '../../platform/i18n/figures.ts'
import { say } from '../../platform/i18n/say.ts'

const agencyTimeZone = 'Asia/Riyadh'

/** `24 نوفمبر 2026، 09:00`, wherever the server or the person stands. */
export const sayMoment = (at: Date, language: 'ar' | 'en'): string =>
  momentsIn(language, {
    timeZone: agencyTimeZone,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at)

export const waitingWords = {
  mark: say('ينتظر موعده', 'Waits for its time'),
  article: {
    published: (at: string) =>
      say(
        `منشور وينتظر موعده: لا يراه الزوّار قبل ${at} بتوقيت الرياض.`,
        `Published, and waits for its time: visitors see it from ${at}, Riyadh time.`,
      ),
    draft: (at: string) =>
      say(
        `إن نشرته لم يره الزوّار قبل ${at} بتوقيت الرياض.`,
        `Once published, visitors see it from ${at}, Riyadh time.`,
      ),
  },
  campaign: {
    published: (at: string) =>
      say(
        `منشورة وتنتظر بدايتها: لا صفحة لها ولا نموذج قبل ${at} بتوقيت الرياض.`,
        `Published, and waits for its start: no page and no form before ${at}, Riyadh time.`,
      ),
    draft: (at: string) =>
      say(
        `إن نشرتها لم تُفتح صفحتها ولا نموذجها قبل ${at} بتوقيت الرياض.`,
        `Once published, its page and form open at ${at}, Riyadh time.`,
      ),
  },
}
