/** What the guard says: in its list, and to whoever mends. */
import type { EnglishPluralForms, PluralForms } from '@wajiha/arabic'
import { type Said, say } from '../platform/i18n/say.ts'
import type { FindingKind } from './kinds.ts'

export const guardWords = {
  title: say('حارس الموقع', 'Site guard'),
  lead: say(
    'ما تعطّل في صفحات الموقع وما لم يجده الزوّار. يُنظر في الصفحة بعد نشرها، وفي الموقع كلّه كلّ ليلة، ويغيب السطر وحده حين يزول سببه.',
    'What is broken on the site’s pages, and what visitors did not find. A page is looked at after it is published, the whole site every night, and a line goes by itself once its cause is gone.',
  ),
  look: say('انظر الآن', 'Look now'),
  looking: say('ينظر في الصفحات… بقي', 'Looking at pages… left:'),
  looked: say('آخر نظرة', 'Last looked'),
  pages: say('الصفحات', 'Pages'),
  never: say('لم يُنظر في الموقع بعد.', 'The site was not looked at yet.'),
  which: say('أيّ نوع', 'Which kind'),
  all: say('الكلّ', 'All'),
  hiddenOnes: say('مخفيّة', 'Hidden'),
  language: say('لغة الصفحة', 'Language of the page'),
  bothLanguages: say('اللغتان', 'Both languages'),
  ar: say('العربيّة', 'Arabic'),
  en: say('الإنجليزيّة', 'English'),
  empty: say('لا شيء معطّل.', 'Nothing is broken.'),
  emptyHint: say(
    'حين ينقطع رابط، أو تبقى صورة بلا وصف، أو يبحث زائر فلا يجد، يظهر ذلك هنا ومعه ما يُصلحه.',
    'When a link breaks, a picture lacks its words or a visitor searches in vain, it shows here with what mends it.',
  ),
  onPage: say('في الصفحة', 'On the page'),
  open: say('افتح في الاستوديو', 'Open in the studio'),
  openPicture: say('افتح الصورة', 'Open the picture'),
  hide: say('أخفِه', 'Hide it'),
  hideReason: say('لماذا يُخفى؟', 'Why is it hidden?'),
  hidden: say('أُخفي', 'It is hidden'),
  because: say('السبب:', 'Because:'),
  bringBack: say('أعده إلى القائمة', 'Bring it back'),
  isBack: say('عاد إلى القائمة', 'It is back in the list'),
  mended: say('أُصلح. سيُنظر في الصفحة من جديد.', 'Mended. The page will be looked at again.'),
  asked: say('بُحث عنه', 'Looked for'),
  times: say('المرّات', 'Times'),
  likely: say('الأقرب:', 'Most like it:'),
  queued: say('بدأ النظر في الموقع كلّه.', 'The whole site is being looked at.'),
} as const satisfies Record<string, Said>

export const kindWords: Record<FindingKind, Said> = {
  'missing-page': say('طُلبت ولم توجد', 'Asked for, not found'),
  'vain-search': say('بحث بلا نتيجة', 'Search without result'),
  'dead-page': say('صفحة لا تُفتح', 'Page that does not open'),
  'dead-link': say('رابط داخليّ مقطوع', 'Broken link inside'),
  'dead-outside': say('رابط خارجيّ مقطوع', 'Broken link outside'),
  'dead-alternate': say('لغة أخرى بلا صفحة', 'Other language without a page'),
  'wrong-canonical': say('عنوان أصليّ خاطئ', 'Wrong canonical address'),
  'structured-data': say('بيانات منظّمة ناقصة', 'Faulty structured data'),
  'missing-alt': say('صورة بلا وصف', 'Picture without words'),
  'no-description': say('صفحة بلا وصف', 'Page without description'),
  'long-title': say('عنوان لا يتّسع له البحث', 'Title too long for results'),
}

/** What it means to a visitor, and what to do. */
export const kindHints: Record<FindingKind, Said> = {
  'missing-page': say(
    'طلبها زوّار ولا صفحة فيها. حوّلها إلى صفحة قريبة أو دعها.',
    'Visitors asked for it and no page stands there. Redirect it to one like it, or leave it.',
  ),
  'vain-search': say(
    'بحث الزوّار عن هذا فلم يجدوا شيئًا. اكتب الكلمات التي تستعملها صفحاتك ليجيب البحث بها.',
    'Visitors looked for this and found nothing. Write the words that your pages use, and the search answers with them.',
  ),
  'dead-page': say(
    'الصفحة في خريطة الموقع ولا تُفتح. افتح ما يصنعها وانشره من جديد.',
    'The sitemap names the page and it does not open. Open what makes it, and publish it again.',
  ),
  'dead-link': say(
    'لا صفحة وراء الرابط. حوّل عنوانه، أو غيّر الرابط في صفحته.',
    'No page stands behind the link. Redirect its address, or change the link on its page.',
  ),
  'dead-outside': say(
    'لم يعد الموقع الآخر يجيب في هذا العنوان. اكتب عنوانًا يصل.',
    'The other site no longer answers at this address. Write one that arrives.',
  ),
  'dead-alternate': say(
    'تَعِد الصفحة بلغة أخرى لا تُفتح. انشر اللغتين من جديد.',
    'The page promises another language that does not open. Publish both languages again.',
  ),
  'wrong-canonical': say(
    'تقول الصفحة إنّ عنوانها غير ما تُفتح به، فلا تُدرجها محرّكات البحث. انشرها من جديد.',
    'The page names an address that is not its own, so search engines leave it out. Publish it again.',
  ),
  'structured-data': say(
    'ينقص ما تقرؤه محرّكات البحث عن الصفحة. افتحها وأكمل حقولها.',
    'What search engines read of the page is incomplete. Open it and fill in its fields.',
  ),
  'missing-alt': say(
    'من لا يرى الصورة لا يعرف ما فيها. اكتب ما تُظهره.',
    'Whoever does not see the picture does not know what it shows. Write it.',
  ),
  'no-description': say(
    'يظهر وصف الوكالة مكان وصف الصفحة. راجع المقترح وانشره.',
    'The agency’s description stands in its place. Check what is proposed and publish it.',
  ),
  'long-title': say(
    'يُقتطع آخره في نتائج البحث. اكتب عنوانًا أقصر للبحث.',
    'Results cut its end off. Write a shorter title for them.',
  ),
}

export const wayWords = {
  redirect: say('حوّل العنوان', 'Redirect the address'),
  link: say('غيّر الرابط', 'Change the link'),
  title: say('انشر العنوان', 'Publish the title'),
  description: say('انشر الوصف', 'Publish the description'),
  alt: say('احفظ الوصف', 'Save the words'),
  mean: say('أجب بهذه', 'Answer with these'),
} as const satisfies Record<string, Said>

/** What is typed before a repair, by what it is for; it names its finding to whoever hears it. */
export const valueWords = {
  target: (what: string) => say(`إلى أين يؤدّي ${what}`, `Where ${what} leads`),
  title: (path: string) => say(`عنوان البحث لصفحة ${path}`, `Title in results of ${path}`),
  description: (path: string) => say(`وصف صفحة ${path}`, `Description of ${path}`),
  alt: (file: string) => say(`ما في الصورة ${file}`, `What ${file} shows`),
  mean: (said: string) => say(`ما يُقصد بـ «${said}»`, `What “${said}” means`),
}

/** Why something counts as broken; what is no number of an answer is none. */
export const reasonWords = {
  answered: say('أجاب بالرقم', 'Answered with'),
  silent: say('لم يُجب مرّتين بينهما ساعات', 'Gave no answer twice, hours apart'),
  private: say(
    'عنوان على شبكة داخليّة لا يصل إليه زائر',
    'In a private network that no visitor reaches',
  ),
  self: say('لا تذكر الصفحة لغتها بين اللغات', 'The page does not name its own language'),
  nothing: say('لا شيء', 'Nothing'),
  unreadable: say('لا تُقرأ', 'Cannot be read'),
} as const satisfies Record<string, Said>

const atMost = (most: number) =>
  say(`اكتب ما لا يزيد على ${most} حرفًا`, `Write ${most} characters at most`)

export const repairWords = {
  refused: say(
    'إصلاح الموقع للمحرّرين والمديرين.',
    'Mending the site is for editors and administrators.',
  ),
  unreadable: say(
    'لم يُفهم الطلب. حدّث الصفحة وأعد المحاولة.',
    'That was not understood. Reload the page and try again.',
  ),
  already: say(
    'زال هذا قبل أن تضغط. حدّث الصفحة.',
    'This was gone before you pressed. Reload the page.',
  ),
  empty: say('اكتب ما يحلّ محلّه أوّلًا.', 'Write what takes its place first.'),
  gone: say(
    'لم تعد هذه الصفحة موجودة. حدّث القائمة.',
    'This page is there no more. Reload the list.',
  ),
  noOwner: say(
    'هذه الصفحة يصنعها الموقع وحده، فلا حقل لها هنا. حوّل العنوان أو أخفِ السطر.',
    'The site makes this page by itself; there is no field for it. Redirect the address or hide the line.',
  ),
  draftWaits: say(
    'في هذه الصفحة تعديلات لم تُنشر بعد. افتحها في الاستوديو وأصلحها هناك كيلا تُنشر معها.',
    'This page has changes that are not published. Open it in the studio and mend it there, so that they do not go out along with it.',
  ),
  linkElsewhere: say(
    'الرابط ليس في نصّ هذه الصفحة؛ لعلّه في القائمة أو في صفحة تظهر فيها. حوّل العنوان أو افتحها.',
    'The link is not written on this page; it may stand in the menu or in another page shown there. Redirect the address, or open it.',
  ),
  noPicture: say(
    'ليست هذه الصورة في المكتبة. افتح الصفحة وبدّلها.',
    'This picture is not in the library. Open the page and replace it.',
  ),
  findsNothing: say(
    'لا يجد البحث شيئًا بهذه الكلمات أيضًا. اكتب كلمات من صفحة منشورة.',
    'The search finds nothing with these words either. Write words of a published page.',
  ),
  siteSilent: say(
    'لا يجيب الموقع الآن. تأكّد من أنّه يعمل وأعد المحاولة.',
    'The site does not answer just now. Make sure it runs, and try again.',
  ),
  tooLong: atMost,
} as const satisfies Record<string, Said | ((most: number) => Said)>

export const countWords = {
  ar: {
    zero: 'لا شيء ينتظر.',
    one: 'أمر واحد ينتظر.',
    two: 'أمران ينتظران.',
    few: '{n} أمور تنتظر.',
    many: '{n} أمرًا ينتظر.',
    other: '{n} أمر ينتظر.',
  },
  en: { one: '{n} thing waits.', other: '{n} things wait.' },
} as const satisfies { ar: PluralForms; en: EnglishPluralForms }
