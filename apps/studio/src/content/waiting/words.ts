/** What the studio says of content that waits for its time. */
import { agencyTimeZone } from '@wajiha/contract/zoned-time'
import { momentsIn } from '../../platform/i18n/figures.ts'
import { say } from '../../platform/i18n/say.ts'
import { cityNames } from '../../platform/i18n/time-zones.data.ts'

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

/** `24 نوفمبر 2026`, of a day that is the same everywhere. */
export const sayDay = (day: string, language: 'ar' | 'en'): string =>
  momentsIn(language, { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' }).format(
    new Date(`${day}T00:00:00Z`),
  )

const city = cityNames[agencyTimeZone] ?? say(agencyTimeZone, agencyTimeZone)

export const waitingWords = {
  mark: say('ينتظر موعده', 'Waits for its time'),
  ended: say('انتهى', 'Ended'),
  closed: say('أُغلق التقديم', 'Closed'),
  post: {
    published: (at: string) =>
      say(
        `منشور وينتظر موعده: لا يراه الزوّار قبل ${at} بتوقيت ${city.ar}.`,
        `Published, and waits for its time: visitors see it from ${at}, ${city.en} time.`,
      ),
    draft: (at: string) =>
      say(
        `إن نشرته لم يره الزوّار قبل ${at} بتوقيت ${city.ar}.`,
        `Once published, visitors see it from ${at}, ${city.en} time.`,
      ),
  },
  campaign: {
    published: (at: string) =>
      say(
        `منشورة وتنتظر بدايتها: لا صفحة لها ولا نموذج قبل ${at} بتوقيت ${city.ar}.`,
        `Published, and waits for its start: no page and no form before ${at}, ${city.en} time.`,
      ),
    draft: (at: string) =>
      say(
        `إن نشرتها لم تُفتح صفحتها ولا نموذجها قبل ${at} بتوقيت ${city.ar}.`,
        `Once published, its page and form open at ${at}, ${city.en} time.`,
      ),
  },
}
