/** What the start page says: of what waits, and of what to do when nothing does. */
import type { EnglishPluralForms, PluralForms } from '@wajiha/arabic'
import { type Said, say } from '../platform/i18n/say.ts'

export const startWords = {
  title: say('ما ينتظرك اليوم', 'What waits for you today'),
  calm: say('لا شيء ينتظرك. يومٌ هادئ.', 'Nothing waits for you. A quiet day.'),
  week: say('أسبوعك في أرقام', 'Your week in figures'),
  state: say('حال الاستوديو', 'State of the studio'),
  number: say('رقم', 'No.'),
  untitled: say('بلا عنوان بعد', 'No title yet'),
  ago: say('قبل {span}', '{span} ago'),
  late: say('فات موعد الردّ قبل {span}', 'The answer was due {span} ago'),
  due: say('الردّ خلال {span}', 'Answer within {span}'),
  closes: say('يُغلق بعد {span}', 'Closes in {span}'),
  closesToday: say('آخر يوم اليوم', 'Last day today'),
  inArabic: say('بالعربيّة', 'Arabic'),
  inEnglish: say('بالإنجليزيّة', 'English'),
  opened: say('مرّات الفتح', 'Times opened'),
  days: say('اليوم', 'Day'),
  count: say('العدد', 'Count'),
  lastDays: say('آخر سبعة أيّام', 'Last seven days'),
} as const satisfies Record<string, Said>

export type Counted = { ar: PluralForms; en: EnglishPluralForms }

/** The sentence under the title: what is most urgent for this person. */
export const sentences = {
  late: {
    ar: {
      zero: 'لا عميل فات موعد ردّه.',
      one: 'عميل واحد فات موعد ردّه.',
      two: 'عميلان فات موعد ردّهما.',
      few: '{n} عملاء فات موعد ردّهم.',
      many: '{n} عميلًا فات موعد ردّهم.',
      other: '{n} عميل فات موعد ردّهم.',
    },
    en: { one: '{n} lead is past its answer.', other: '{n} leads are past their answer.' },
  },
  leads: {
    ar: {
      zero: 'لا عميل ينتظر.',
      one: 'عميل واحد ينتظر ردّك.',
      two: 'عميلان ينتظران ردّك.',
      few: '{n} عملاء ينتظرون ردّك.',
      many: '{n} عميلًا ينتظرون ردّك.',
      other: '{n} عميل ينتظرون ردّك.',
    },
    en: { one: '{n} lead waits for your answer.', other: '{n} leads wait for your answer.' },
  },
  applications: {
    ar: {
      zero: 'لا طلب ينتظر.',
      one: 'طلب توظيف واحد لم يُقرأ.',
      two: 'طلبا توظيف لم يُقرآ.',
      few: '{n} طلبات توظيف لم تُقرأ.',
      many: '{n} طلب توظيف لم تُقرأ.',
      other: '{n} طلب توظيف لم تُقرأ.',
    },
    en: { one: '{n} application to read.', other: '{n} applications to read.' },
  },
  drafts: {
    ar: {
      zero: 'لا مسوّدة.',
      one: 'مسوّدة واحدة تنتظر النشر.',
      two: 'مسوّدتان تنتظران النشر.',
      few: '{n} مسوّدات تنتظر النشر.',
      many: '{n} مسوّدة تنتظر النشر.',
      other: '{n} مسوّدة تنتظر النشر.',
    },
    en: { one: '{n} draft waits to go out.', other: '{n} drafts wait to go out.' },
  },
  spam: {
    ar: {
      zero: 'صندوق الرسائل المزعجة فارغ.',
      one: 'رسالة واحدة في صندوق الرسائل المزعجة.',
      two: 'رسالتان في صندوق الرسائل المزعجة.',
      few: '{n} رسائل في صندوق الرسائل المزعجة.',
      many: '{n} رسالة في صندوق الرسائل المزعجة.',
      other: '{n} رسالة في صندوق الرسائل المزعجة.',
    },
    en: { one: '{n} message in the spam tray.', other: '{n} messages in the spam tray.' },
  },
} as const satisfies Record<string, Counted>

type WayTo = readonly [href: string, words: Said]

type Part = {
  title: Said
  /** Where all of them stand: the first that is open to who looks. */
  all: readonly WayTo[]
  empty: Said
  /** What one might do next. */
  teach: Said
}

/** Where each finds what they write: an editor articles, a recruiter jobs, a colleague of sales campaigns. */
const written = (query = ''): WayTo[] => [
  [`/admin/collections/posts${query}`, say('إلى المقالات', 'To the articles')],
  [`/admin/collections/jobs${query}`, say('إلى الوظائف', 'To the jobs')],
  [`/admin/collections/campaigns${query}`, say('إلى الحملات', 'To the campaigns')],
]

export const parts = {
  leads: {
    title: say('عملاء ينتظرون ردًّا', 'Leads to answer'),
    all: [['/admin/desk/leads', say('إلى لوح العملاء', 'To the leads board')]],
    empty: say('كلّ من كتب إليك سمع جوابًا.', 'Everybody who wrote has heard from you.'),
    teach: say(
      'يظهر هنا من يكتب في نموذج الموقع، مع الوقت الذي بقي للردّ عليه.',
      'Whoever writes through the site appears here, with the time left to answer.',
    ),
  },
  applications: {
    title: say('طلبات توظيف لم تُقرأ', 'Applications to read'),
    all: [['/admin/desk/applications', say('إلى لوح المتقدّمين', 'To the applicants board')]],
    empty: say('قُرئت الطلبات كلّها.', 'Every application was read.'),
    teach: say(
      'انشر وظيفة لتصلك طلبات، وانقل الطلب من «وصل» ليغيب من هنا.',
      'Publish a job to receive some; move one out of “Received” and it leaves this list.',
    ),
  },
  failed: {
    title: say('نشرٌ لم يتمّ في موعده', 'Not published at its time'),
    all: [['/admin/calendar', say('إلى التقويم', 'To the calendar')]],
    // It stands there only while there is something in it.
    empty: say('تمّ كلّ ما جُدول.', 'All that was scheduled happened.'),
    teach: say(
      'افتح المستند وانشره لترى ما ينقصه، أو ضعه في الجدول من جديد.',
      'Open the document and publish it to see what it lacks, or schedule it anew.',
    ),
  },
  closing: {
    title: say('وظائف تُغلق قريبًا', 'Jobs that close soon'),
    all: [['/admin/collections/jobs', say('إلى الوظائف', 'To the jobs')]],
    empty: say('لا وظيفة تُغلق في أسبوعين.', 'No job closes within two weeks.'),
    teach: say(
      'لكلّ وظيفة «آخر يوم للتقديم»؛ غيّره هناك إن أردت أن تبقى.',
      'Every job has a “Last day to apply”; change it there to keep it open.',
    ),
  },
  drafts: {
    title: say('مسوّدات', 'Drafts'),
    all: written(),
    empty: say('لا مسوّدة مفتوحة.', 'No draft is open.'),
    teach: say(
      'يُحفظ ما تكتبه وحده؛ وتجده هنا حتّى تنشره.',
      'What you write is saved by itself, and stands here until you publish it.',
    ),
  },
  untranslated: {
    title: say('منشور بالعربيّة وحدها', 'Out in Arabic only'),
    all: written('?locale=en'),
    empty: say(
      'كلّ منشور بالعربيّة منشور بالإنجليزيّة.',
      'All that is out in Arabic is out in English.',
    ),
    teach: say(
      'افتح ما يظهر هنا، وبدّل لغة المحتوى في رأس الصفحة، واكتب الإنجليزيّة.',
      'Open what appears here, change the language of the content above, and write the English.',
    ),
  },
  broken: {
    title: say('روابط في موقعك لا تصل', 'Links of your site that lead nowhere'),
    all: [['/admin/addresses/missing', say('إلى ما لم يوجد', 'To what was not found')]],
    empty: say('لا رابط في صفحاتك يؤدّي إلى فراغ.', 'No link of your pages leads nowhere.'),
    teach: say(
      'يُعدّ هنا ما يضغطه الزوّار في صفحاتك فلا يجدون صفحة.',
      'What visitors press on your pages without finding a page is counted here.',
    ),
  },
  guarded: {
    title: say('ما تعطّل في الموقع', 'Broken on the site'),
    all: [['/admin/guard', say('إلى حارس الموقع', 'To the site guard')]],
    empty: say('لا شيء معطّل في صفحات الموقع.', 'Nothing is broken on the site’s pages.'),
    teach: say(
      'يُنظر في الموقع كلّ ليلة وبعد كلّ نشر: روابطه وصوره وعناوينه.',
      'The site is looked at every night and after each publication: its links, pictures and titles.',
    ),
  },
  cards: {
    title: say('بطاقتك', 'Your card'),
    all: [['/admin/collections/cards', say('إلى بطاقاتك', 'To your cards')]],
    empty: say('ليست لك بطاقة بعد.', 'You have no card yet.'),
    teach: say('اطلب من المدير أن يصنع لك واحدة.', 'Ask an administrator to make you one.'),
  },
  recent: {
    title: say('آخر ما كتبت', 'What you wrote last'),
    all: written(),
    empty: say('لم تكتب شيئًا بعد.', 'You have not written anything yet.'),
    teach: say(
      'ابدأ مقالة، وستجد هنا طريقك إليها من جديد.',
      'Begin an article, and the way back to it will be here.',
    ),
  },
} as const satisfies Record<string, Part>

export const charts = {
  visits: say('صفحات فُتحت', 'Pages opened'),
  leadsOfWeek: say('عملاء كتبوا', 'Leads that wrote'),
  applicantsOfWeek: say('متقدّمون', 'Applicants'),
  posts: say('أكثر المقالات قراءة', 'Articles read most'),
  noPosts: say(
    'لم تُفتح مقالة في هذا الأسبوع. شارك رابط أحدث مقالاتك.',
    'No article was opened this week. Share a link to your newest.',
  ),
} as const satisfies Record<string, Said>
