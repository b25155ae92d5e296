/** What the view of the site's own words says. */
import type { Locale } from '@wajiha/arabic'
import type { WordingMistake } from '@wajiha/contract/own-words'
import { type Said, say } from '../../platform/i18n/say.ts'

export const ownWordsSaid = {
  label: say('كلمات الموقع', 'Words of the site'),
  lead: say(
    'كلمات أزرار الموقع وعناوينه ورسائل نماذجه. اكتب ما تريده مكانها، وما تركته فارغًا يبقى كما هو. تظهر على الموقع حين تحفظ.',
    'The words of the site’s buttons, headings and form messages. Write what should stand in their place; what you leave empty stays as it is. They show on the site when you save.',
  ),
  find: say('ابحث في الكلمات', 'Search the words'),
  onlyOwn: say('المعدّلة وحدها', 'Only those of your own'),
  found: say('الكلمات المعروضة', 'Words shown'),
  none: say(
    'لا كلمة تطابق هذا البحث. جرّب كلمة ممّا تراه على الموقع.',
    'No word matches. Try one that you see on the site.',
  ),
  noneOwn: say(
    'لم تعدّل كلمة بعد: ابحث عن كلمة تراها على الموقع واكتب بديلها.',
    'None is changed yet: search for a word that you see on the site and write another.',
  ),
  more: say('أظهر المزيد', 'Show more'),
  built: say('المكتوب في الموقع', 'Built in'),
  own: say('كلماتك', 'Your wording'),
  comma: say('، ', ', '),
  reset: say('أعد الأصل', 'Back to the built-in'),
} as const satisfies Record<string, Said>

export const languageNames: Record<Locale, Said> = {
  ar: say('العربيّة', 'Arabic'),
  en: say('الإنجليزيّة', 'English'),
}

/** Forms of counted phrases, as CLDR names them. */
export const formNames: Readonly<Record<string, Said>> = {
  zero: say('للصفر', 'for none'),
  one: say('للواحد', 'for one'),
  two: say('للاثنين', 'for two'),
  few: say('من ٣ إلى ١٠', 'from 3 to 10'),
  many: say('من ١١ إلى ٩٩', 'from 11 to 99'),
  other: say('لما سوى ذلك', 'for all others'),
}

const mistakes: Readonly<Record<WordingMistake['code'], Said>> = {
  unknown: say('ليست من كلمات الموقع', 'is no word of the site'),
  empty: say('فارغة', 'is empty'),
  tooLong: say('أطول من ٤٠٠ حرف', 'is longer than 400 characters'),
  missingName: say('ينقصها ما يملؤه الموقع', 'lacks what the site fills in'),
  strangeName: say('فيها ما لا يملؤه الموقع', 'has what the site does not fill in'),
  strayBrace: say(
    'فيها قوس معقوف وحده: احذفه، أو أكمل الاسم بين قوسيه',
    'has a brace by itself: take it out, or complete the name between its braces',
  ),
  missingForm: say('تنقصها صيغة', 'lacks a form'),
}

/** `ينقصها ما يملؤه الموقع: {name}` */
export function sayMistake(mistake: WordingMistake, language: Locale): string {
  const said = mistakes[mistake.code][language]
  if (!('names' in mistake)) return said
  const names = mistake.names.map((name) => formNames[name]?.[language] ?? name)
  return `${said}: ${names.join(ownWordsSaid.comma[language])}`
}
