/** What the search over everything says. */
import { type Said, say } from '../../platform/i18n/say.ts'

export const findWords = {
  title: say('ابحث في كلّ شيء', 'Search everything'),
  short: say('ابحث', 'Search'),
  hint: say('اسم، أو هاتف، أو رقم، أو صفحة…', 'A name, a telephone, a number, a page…'),
  results: say('النتائج', 'Results'),
  none: say('لا شيء بهذه الكلمات. جرّب كلمة أقصر.', 'Nothing by these words. Try a shorter one.'),
  failed: say('لم يتمّ البحث. حاول مرّة أخرى.', 'The search did not work. Please try again.'),
  keys: say('↑ ↓ للتنقّل، ↵ للفتح، Esc للإغلاق', '↑ ↓ to move, ↵ to open, Esc to close'),
  close: say('أغلق', 'Close'),
} as const satisfies Record<string, Said>

/** How many were found, for those who hear it. */
export const foundWords = {
  ar: {
    zero: 'لا نتائج',
    one: 'نتيجة واحدة',
    two: 'نتيجتان',
    few: '{n} نتائج',
    many: '{n} نتيجة',
    other: '{n} نتيجة',
  },
  en: { one: '{n} result', other: '{n} results' },
} as const
