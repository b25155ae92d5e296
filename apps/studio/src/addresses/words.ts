/** What the two views of addresses say. */
import { say } from '../platform/i18n/say.ts'
import type { MissingState } from './read-missing.ts'

export const wayWords = {
  ways: say('التحويلات والعناوين', 'Redirects and addresses'),
  redirects: say('التحويلات', 'Redirects'),
  missing: say('صفحات لم توجد', 'Pages not found'),
  try: say('جرّب عنوانًا', 'Try an address'),
}

export const missingWords = {
  title: say('صفحاتٌ طُلبت ولم توجد', 'Pages asked for and not found'),
  lead: say(
    'عناوين طلبها الناس من الموقع ولا صفحة فيها، أكثرها طلبًا أوّلًا. لا تُعدّ برامج الفحص، ولا يُحفظ ما قد يدلّ على شخص.',
    'Addresses that people asked the site for and that have no page, most asked for first. Scanners are not counted, and nothing is kept that may point to a person.',
  ),
  which: say('أيّ العناوين', 'Which addresses'),
  address: say('العنوان', 'Address'),
  times: say('المرّات', 'Times'),
  last: say('آخر مرّة', 'Last asked for'),
  from: say('من أين', 'Reached from'),
  fromNowhere: say('غير معروف', 'Not known'),
  what: say('ما العمل', 'What to do'),
  target: (path: string) => say(`إلى أين يُحوَّل ${path}`, `Where ${path} leads`),
  likely: say('الأقرب:', 'Most like it:'),
  noSuggestion: say('لا صفحة قريبة منه. اكتب وجهة', 'No page is like it. Write a target'),
  mend: say('حوّله', 'Redirect it'),
  leave: say('دعه', 'Leave it'),
  bringBack: say('أعده إلى الانتظار', 'Bring it back'),
  leadsTo: say('صار يؤدّي إلى', 'Now leads to'),
  stands: say('صارت فيه صفحة', 'A page stands there now'),
  mended: say('صار العنوان يؤدّي إلى وجهته', 'The address now leads to its target'),
  wasLeft: say('تُرك العنوان', 'The address was left alone'),
  isBack: say('عاد العنوان إلى الانتظار', 'The address waits again'),
}

export const stateWords: Record<MissingState, ReturnType<typeof say>> = {
  open: say('تنتظر', 'Waiting'),
  mended: say('أُصلحت', 'Mended'),
  left: say('تُركت', 'Left alone'),
}

export const emptyWords: Record<MissingState, ReturnType<typeof say>> = {
  open: say(
    'لا عنوان ينتظر. إن طلب أحدٌ صفحة لا وجود لها ظهر عنوانها هنا بعد لحظات.',
    'No address waits. When somebody asks for a page that is not there, its address shows here moments later.',
  ),
  mended: say(
    'لم يُصلح شيء بعد. ما تحوّله يظهر هنا مع وجهته.',
    'Nothing is mended yet. What you redirect shows here with its target.',
  ),
  left: say('لم يُترك شيء.', 'Nothing was left alone.'),
}

export const tryWords = {
  title: say('إلى أين يؤدّي العنوان؟', 'Where does an address lead?'),
  address: say('العنوان', 'Address'),
  hint: say(
    'كما في المتصفّح: مع اسم الموقع أو بدونه، بالعربيّة أو مرمّزًا.',
    'As in a browser: with the site’s name or without it, in Arabic or encoded.',
  ),
  submit: say('جرّبه', 'Try it'),
  foreign: say(
    'هذا عنوان موقع آخر. اكتب عنوانًا من موقعنا.',
    'This is another site’s address. Write one of ours.',
  ),
  unreadable: say(
    'لا يُقرأ هذا عنوانًا. اكتب مسارًا يبدأ بشرطة مائلة.',
    'This cannot be read as an address. Write a path that begins with a slash.',
  ),
  rules: say('القواعد التي تعمل', 'Rules that act'),
  noRule: say('لا تحويل يسري على هذا العنوان.', 'No redirect holds for this address.'),
  edit: say('افتح التحويل', 'Open the redirect'),
  old: say('من عناوين الموقع السابق', 'Of the site before this one'),
  index: say('يُحذف اسم ملفّ الفهرس من آخر العنوان', 'The index file at the end is dropped'),
  chain: say(
    'تعمل قواعد متتابعة. يصل الزائر بخطوة واحدة، وقاعدة واحدة إلى النهاية أوضح لمن بعدك.',
    'Several rules follow each other. A visitor gets there in one step; one rule to the end is clearer to whoever comes after you.',
  ),
  growing: say(
    'يطول العنوان بكلّ خطوة من هذه القواعد، فلا تقود إلى شيء. غيّر هدف إحداها إلى ما لا تشمله.',
    'Each step of these rules makes the address longer, so they lead nowhere. Change the target of one to what it does not hold for.',
  ),
  circle: say(
    'تدور القواعد في حلقة ولا تصل. غيّر وجهة إحداها.',
    'The rules go round in a circle and arrive nowhere. Change the target of one of them.',
  ),
  long: say(
    'سلسلة القواعد أطول ممّا يتبعه الموقع. اجعلها قاعدة واحدة إلى النهاية.',
    'The chain is longer than the site follows. Make it one rule to the end.',
  ),
  visitor: say('ما يجده الزائر', 'What a visitor gets'),
  silent: say(
    'لم يُجب الموقع الآن، فلا تُعرف النهاية. القواعد أعلاه هي ما يعمل به.',
    'The site did not answer just now, so the end is not known. The rules above are those it goes by.',
  ),
  outside: say(
    'يؤدّي إلى موقع آخر، ولم يُسأل ذلك الموقع:',
    'Leads to another site, which was not asked:',
  ),
  endless: say('خطوات كثيرة بلا وصول.', 'Many steps, and no arrival.'),
}

const moved = say('تحويل دائم', 'Permanent redirect')
const movedForNow = say('تحويل مؤقّت', 'Temporary redirect')

export const statusWords: Record<number, ReturnType<typeof say>> = {
  200: say('توجد صفحة', 'A page stands there'),
  301: moved,
  308: moved,
  302: movedForNow,
  307: movedForNow,
  404: say('لا صفحة هنا', 'No page stands there'),
  410: say('كانت هنا صفحة وسُحبت', 'A page stood there and was taken back'),
  503: say('الموقع مشغول', 'The site is busy'),
}
