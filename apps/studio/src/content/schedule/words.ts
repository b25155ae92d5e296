/** Scheduling, in the language of whoever looks. */
import type { Locale } from '@wajiha/arabic'
import { languageNames } from '../../platform/i18n/language-names.ts'
import { type Said, say } from '../../platform/i18n/say.ts'
import { contraryPlanWords, pastPlanWords } from '../../platform/server-functions/words.ts'

export const scheduleWords = {
  schedule: say('جدولة…', 'Schedule…'),
  title: say('جدولة النشر', 'Schedule publishing'),
  what: say('ماذا يحدث', 'What happens'),
  publish: say('يُنشر', 'It is published'),
  unpublish: say('يُسحب من الموقع', 'It is taken off the site'),
  when: say('متى', 'When'),
  zone: say('بتوقيت', 'Time zone'),
  language: say('في أيّ لغة', 'In which language'),
  all: say('كلّ اللغات', 'Every language'),
  save: say('ضعه في الجدول', 'Schedule it'),
  close: say('إغلاق', 'Close'),
  past: pastPlanWords,
  contrary: contraryPlanWords,
  failed: say('لم يُجدول. حاول مرّة أخرى.', 'It was not scheduled. Please try again.'),
  done: say('وُضع في الجدول', 'Scheduled'),
  upcoming: say('في الجدول', 'Scheduled so far'),
  none: say('لا شيء بعد', 'Nothing yet'),
  remove: say('أزله', 'Remove'),
} as const satisfies Record<string, Said>

/** @param fields by their labels: what is missing in them, or not as it has to be. */
export const notYetWords = (locale: Locale, fields: readonly string[]): Said =>
  say(
    `لا تُنشر النسخة ${languageNames[locale].ar} قبل أن تكتمل هذه الحقول وتصحّ: ${fields.join('، ')}.`,
    `The ${languageNames[locale].en} version cannot be published until these fields are complete and right: ${fields.join(', ')}.`,
  )
