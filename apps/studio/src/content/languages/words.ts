/** Two languages of one document, in words. */
import type { ArabicLintCode } from '@wajiha/arabic'
import { figuresIn } from '../../platform/i18n/figures.ts'
import { type Said, say } from '../../platform/i18n/say.ts'

export const languageWords = {
  column: say('اللغتان', 'Languages'),
  tab: say('اللغتان معًا', 'Both languages'),
  title: say('العربيّة والإنجليزيّة معًا', 'Arabic and English together'),
  ar: say('العربيّة', 'Arabic'),
  en: say('الإنجليزيّة', 'English'),
  both: say('اللغتان', 'Both'),
  published: say('منشورة', 'published'),
  changed: say('منشورة، وفيها تعديل لم يُنشر', 'published, with changes that are not'),
  draft: say('مسوّدة', 'draft'),
  missing: say('لم تُكتب بعد', 'not written yet'),
  staleList: say('ترجمة تحتاج مراجعة', 'translation to review'),
  current: say('الترجمة موافقة', 'Up to date'),
  stale: say('تغيّر الأصل بعدها', 'Its source has changed'),
  missingUnit: say('بلا ترجمة', 'Not translated'),
  nothingYet: say('لم يُكتب شيء بعد', 'Nothing is written yet'),
  allCurrent: say('كلّ الحقول مترجمة وموافقة', 'Every field is translated and up to date'),
  stillRight: say('ما زالت صحيحة', 'Still right'),
  allStillRight: say('كلّها ما زالت صحيحة', 'All are still right'),
  save: say('احفظ اللغتين', 'Save both'),
  saved: say('حُفظت مسوّدةً', 'Saved as a draft'),
  unsaved: say('فيها ما لم يُحفظ', 'Not saved yet'),
  publish: say('انشر', 'Publish'),
  unpublish: say('اسحب من الموقع', 'Take off the site'),
  publication: say('النشر', 'Publication'),
  inEditor: say('افتح في المحرّر', 'Open in the editor'),
  show: say('أظهر', 'Show'),
  everyField: say('كلّ الحقول', 'Every field'),
  toDo: say('ما يحتاج عملًا', 'What needs work'),
  nothingToDo: say('لا شيء يحتاج عملًا هنا.', 'Nothing here needs work.'),
  optional: say('اختياريّ', 'optional'),
  failed: say('لم يتمّ ذلك. حاول مرّة أخرى.', 'That did not work. Please try again.'),
  done: say('تمّ', 'Done'),
  gone: say('لم تعد هذه الوثيقة هنا.', 'This document is here no more.'),
  moved: say(
    'تغيّرت فقرات هذه الوثيقة. أعد فتح الصفحة ثمّ اكتب ثانية.',
    'The parts of this document have changed. Open the page again, then write once more.',
  ),
  refused: say('تعديل هذه الوثيقة ليس من صلاحيّاتك.', 'Your role may not change this document.'),
  unreadable: say('لم يُفهم الطلب.', 'The request was not understood.'),
  notTaken: say('لم يُؤخذ شيء من الملفّ.', 'Nothing was taken from the file.'),
  translators: say('للمترجمين', 'For translators'),
  exportFile: say('نزّل ملفّ الترجمة', 'Download for translation'),
  importFile: say('ارفع ملفًّا مترجمًا', 'Upload a translated file'),
  imported: say('أُخذت الترجمة مسوّدةً', 'The translation is in, as a draft'),
  notPublished: say('لم يُنشر شيء.', 'Nothing was published.'),
  notices: say('ملاحظات لغويّة', 'Notes on the language'),
  correct: say('صحّح', 'Correct'),
  theirs: say('كتب غيرك هنا:', 'Somebody else wrote here:'),
  shown: say('ما يظهر', 'What is shown'),
  dismiss: say('تجاهل', 'Dismiss'),
  tooLong: (most: number): Said =>
    say(
      `النصّ أطول من ${figuresIn('ar').format(most)} حرف. لم يُحفظ شيء.`,
      `The text is longer than ${figuresIn('en').format(most)} characters. Nothing was saved.`,
    ),
  remaining: (stale: number, missing: number): Said =>
    say(
      [
        stale > 0 && `تحتاج مراجعة: ${figuresIn('ar').format(stale)}`,
        missing > 0 && `بلا ترجمة: ${figuresIn('ar').format(missing)}`,
      ]
        .filter(Boolean)
        .join(' · '),
      [
        stale > 0 && `To review: ${figuresIn('en').format(stale)}`,
        missing > 0 && `Not translated: ${figuresIn('en').format(missing)}`,
      ]
        .filter(Boolean)
        .join(' · '),
    ),
} as const

/** The languages where there is room for a letter or two. */
export const shortWords = { ar: say('ع', 'AR'), en: say('إن', 'EN') } as const

/** What the linter found, as one sentence each. */
export const lintWords: Record<ArabicLintCode, Said> = {
  'mixed-digits': say('أرقام من نظامين في نصّ واحد', 'Digits of two systems in one text'),
  'latin-punctuation': say('علامة ترقيم لاتينيّة في جملة عربيّة', 'Latin punctuation in Arabic'),
  tatweel: say('تطويل داخل الكلمة', 'A stretched letter (tatweel)'),
  'double-space': say('مسافتان متتاليتان', 'Two spaces in a row'),
  'waw-before-latin': say('واو ملتصقة بكلمة لاتينيّة', 'A waw joined to a Latin word'),
  'bare-contact': say('هاتف أو بريد بلا عزل للاتّجاه', 'A phone or e-mail without isolation'),
  'empty-alt': say('الصورة بلا وصف', 'The picture has no description'),
  'straight-quotes': say('علامتا تنصيص مستقيمتان', 'Straight quotation marks'),
  'title-with-tashkeel': say('عنوان فيه تشكيل', 'A title with vowel marks'),
  'alif-hamza': say('همزة ناقصة أو زائدة', 'A hamza missing or too many'),
  'title-not-arabic': say('العنوان ليس عربيًّا', 'The title is not in Arabic'),
}
