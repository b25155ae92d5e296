/** What the studio says of reports of delivery. */

import { keysOf } from '@wajiha/contract/records'
import { figuresIn } from '../../platform/i18n/figures.ts'
import { type Said, say } from '../../platform/i18n/say.ts'
import type { EventFate } from './take-events.ts'

export const bounceWords = {
  title: say('تقارير الارتداد', 'Bounce reports'),
  help: say(
    'اختر الملفّات التي ردّها خادم البريد (\u2066.eml\u2069) أو الصق نصّ أحدها.',
    'Choose the files that the mail server sent back (.eml), or paste the words of one.',
  ),
  files: say('ملفّات', 'Files'),
  paste: say('نصّ التقرير', 'Words of a report'),
  take: say('اقرأها', 'Take them in'),
  nothing: say('لا تقرير هنا', 'There is no report here'),
  too_long: say('أطول ممّا يُقرأ', 'It is too long to be read'),
  no_delivery_status: say(
    'لا يقول شيءٌ فيه أيّ عنوانٍ لم تصله الرسالة. أرفق الرسالة المرتدّة كاملةً كما وصلت.',
    'Nothing in it says which address was not reached. Give the whole mail as it came back.',
  ),
} as const

const fateWords: Record<EventFate, Said> = {
  hard: say('ارتداد نهائيّ', 'for good'),
  soft: say('ارتداد عابر', 'this time'),
  repeated: say('معروف من قبل', 'known before'),
  ignored: say('وصلت أو ما زال الخادم يحاول', 'arrived, or still being tried'),
  unmatched: say('ليست من رسائلنا', 'none of our mails'),
  left: say('خرج من القائمة', 'left the list'),
  outdated: say('أكّد اشتراكه بعد ذلك', 'confirmed again since'),
}

/** `for good: 2 · none of our mails: 1`. */
export function countFates(fates: readonly EventFate[], language: 'ar' | 'en'): string {
  const figures = figuresIn(language)
  return keysOf(fateWords)
    .map((fate) => [fateWords[fate][language], fates.filter((one) => one === fate).length] as const)
    .filter(([, count]) => count > 0)
    .map(([words, count]) => `${words}: ${figures.format(count)}`)
    .join(' · ')
}
