/** What the guide says. */
import { type Said, say } from '../platform/i18n/say.ts'

export const guideWords = {
  title: say('أهلًا، لنُقم وكالتك', 'Welcome. Let’s set your agency up'),
  lead: say(
    'سبع خطوات قصيرة. كلّ خطوة تُحفظ وحدها، ولك أن تتركها وتعود إليها متى شئت.',
    'Seven short steps. Each is saved by itself, and you may leave it and come back at any time.',
  ),
  progress: (done: string, all: string) =>
    say(`تمّ ${done} من ${all}`, `${done} of ${all} are done`),
  complete: say('قامت وكالتك. أهلًا بها.', 'Your agency stands. Welcome to it.'),
  open: say('إلى الدليل', 'To the guide'),
  later: say('ليس الآن', 'Not now'),
  again: say('أظهره في صفحة البداية', 'Show it on the start page'),
  isDone: say('تمّت', 'Done'),
  isOpen: say('تنتظرك', 'Waits for you'),
  optional: say('إن شئت', 'If you like'),
  save: say('احفظ', 'Save'),
  saved: say('حُفظت، وهي الآن في الموقع', 'Saved, and on the site now'),
  changeLater: say('تغيّرها لاحقًا في', 'Change it later in'),
  see: say('افتح الموقع', 'Open the site'),
  inArabic: say('بالعربيّة', 'in Arabic'),
  inEnglish: say('بالإنجليزيّة', 'in English'),
}

export const stepWords = {
  unknown: say('لا خطوة بهذا الاسم.', 'There is no such step.'),
  both: say('اكتبها باللغتين، فالموقع باللغتين.', 'Write it in both languages: the site has both.'),
  noFile: say('اختر صورة أوّلًا.', 'Choose a picture first.'),
  logoOf: say('شعار الوكالة', 'The agency’s logo'),
  phoneLabel: say('الهاتف', 'Telephone'),
}

export const nameWords = {
  title: say('الاسم', 'The name'),
  lead: say(
    'كما تريد أن يقرأه الزائر في رأس كلّ صفحة.',
    'As a visitor shall read it at the head of every page.',
  ),
  name: say('اسم الوكالة', 'The agency’s name'),
  email: say('بريد تصل إليه الرسائل', 'An e-mail that messages go to'),
  phone: say('الهاتف', 'Telephone'),
  phoneHint: say(
    'مع رمز الدولة، مثل ‎+966501234567',
    'With its country code, such as +966501234567',
  ),
}

export const logoWords = {
  title: say('الشعار', 'The logo'),
  lead: say(
    'اثنان، لخلفيّة فاتحة ولخلفيّة داكنة. بهما معًا يظهر الشعار في رأس الموقع وذيله، وقبلهما يُكتب الاسم بخطّ الموقع.',
    'Two: for a light ground and for a dark one. With both, they stand in the head and foot of the site; until then the name is set in the site’s letters.',
  ),
  light: say('على خلفيّة فاتحة', 'On a light ground'),
  dark: say('على خلفيّة داكنة', 'On a dark ground'),
}

export const colourWords = {
  title: say('اللون', 'The colour'),
  lead: say(
    'لون النقطة وما يبرز في الموقع. ما لا يُقرأ نهارًا أو ليلًا لا يُقبل. والأوراق والخطوط من هويّة البرنامج، تجد طريق تغييرها في دليله.',
    'The colour of the point and of what stands out. What cannot be seen by day or by night is not taken. Papers and typeface are the brand’s, and its how-to says how to change them.',
  ),
  accent: say('اللون البارز', 'Accent'),
  reset: say('ارجع إلى لون الهويّة', 'Back to the brand’s own'),
}

export const branchWords = {
  title: say('الفرع الأوّل', 'The first office'),
  lead: say(
    'أين يجدك الزائر، وبأيّ توقيت تعمل.',
    'Where a visitor finds you, and by which clock you work.',
  ),
  name: say('اسم الفرع', 'Its name'),
  street: say('الشارع', 'Street'),
  locality: say('المدينة', 'City'),
  country: say('الدولة', 'Country'),
  timeZone: say('بتوقيت', 'Time zone'),
  whatsapp: say('هذا الرقم على واتساب', 'This number is on WhatsApp'),
}

export const peopleWords = {
  title: say('أوّل زميل', 'The first colleague'),
  lead: say(
    'من يعمل معك في الاستوديو. وإن كنت وحدك الآن فأكمل ملفّك.',
    'Who works with you in the studio. If you are alone for now, complete your profile.',
  ),
  profile: say('ملفّك', 'Your profile'),
}

export const mailWords = {
  title: say('البريد', 'Mail'),
  lead: say(
    'به تصل رسائل الزوّار إلى فريقك، وردودك إليهم.',
    'It brings visitors’ messages to your team, and your answers to them.',
  ),
  from: say('تُرسل باسم', 'Sent as'),
  noServer: say(
    'لا خادم بريد بعد: الرسائل تُكتب ملفّات ولا تخرج. اكتب السطرين في ملفّ الإعدادات وأعد التشغيل:',
    'There is no mail server yet: mails become files and do not leave. Write both lines into the settings and restart:',
  ),
  hasServer: say('خادم البريد مضبوط.', 'A mail server is set.'),
  test: say('أرسل إليّ تجربة', 'Send me a test'),
  sent: say('خرجت التجربة. انظر في بريدك.', 'The test has left. Look into your mail.'),
  failed: say(
    'لم تخرج التجربة. راجع عنوان الخادم واسم الدخول وكلمته في الإعدادات. قال الخادم:',
    'The test did not leave. Check the server’s address, name and password in the settings. The server said:',
  ),
  subject: say('تجربة البريد', 'A test of the mail'),
  body: say('وصلت، فالبريد يعمل.', 'It arrived, so the mail works.'),
}

export const domainWords = {
  title: say('العنوان', 'The address'),
  lead: say('ما يكتبه الزائر ليصل إليك.', 'What a visitor types to reach you.'),
  isSet: say('العنوان المضبوط:', 'The address that is set:'),
  isLocal: say(
    'هذا عنوان لا يعرفه إلّا هذا الجهاز. اكتب عنوانك في ملفّ الإعدادات وأعد التشغيل:',
    'Only this machine knows this address. Write yours into the settings and restart:',
  ),
  check: say('هل يصل؟', 'Does it lead here?'),
  reached: say('يصل إلى هذا الموقع.', 'It leads to this site.'),
  unknownName: (name: string) =>
    say(
      `لا يعرف أحد العنوان \u2066${name}\u2069 بعد. أضف عند مسجّل النطاق سجلًّا يشير إلى هذا الخادم، وانتظر دقائق.`,
      `Nobody knows \u2066${name}\u2069 yet. At your registrar, add a record that points to this server, and wait some minutes.`,
    ),
  silent: (name: string) =>
    say(
      `العنوان \u2066${name}\u2069 معروف، ولا يجيب عنده أحد. شغّل الوسيط أمام الموقع وافتح المنفذين ٨٠ و٤٤٣.`,
      `\u2066${name}\u2069 is known, and nobody answers there. Start the proxy in front of the site and open the ports 80 and 443.`,
    ),
  another: (name: string, status: number) =>
    say(
      `يجيب عند \u2066${name}\u2069 غير هذا الموقع (${status}). وجّه العنوان إلى هذا الخادم.`,
      `Something other than this site answers at \u2066${name}\u2069 (${status}). Point the address to this server.`,
    ),
}

export const demoWords = {
  title: say('الوكالة التجريبيّة', 'The demo agency'),
  lead: say(
    'ما تراه في الموقع الآن وكالة متخيَّلة. أزلها متى صرت مستعدًّا: يبقى كلّ ما كتبته أنت وكلّ ما وصلك من الزوّار.',
    'What the site shows now is an invented agency. Take it away when you are ready: all that you wrote and all that visitors sent stays.',
  ),
  ask: say('أزل الوكالة التجريبيّة…', 'Remove the demo…'),
  counting: say('لحظة، نعدّ ما سيُزال.', 'A moment: counting what goes.'),
  goes: say('يُزال', 'Goes'),
  pages: say('صفحات تعود كما في بداية فارغة', 'Pages that begin anew'),
  stays: say('يبقى', 'Stays'),
  nothingStays: say('لم يغيّر أحد شيئًا من التجربة.', 'Nobody changed anything of the demo.'),
  changed: say(
    'غيّرتموه، فيبقى. علّم ما تستغني عنه ليُزال كذلك:',
    'You changed these, so they stay. Tick what you can do without, and it goes as well:',
  ),
  used: say('يبقى لأنّ ما كتبتموه يستعمله', 'Stays because what you wrote uses it'),
  named: say(
    'يُسحب من الموقع ولا يُحذف، لأنّ رسائل وصلتكم تذكره',
    'Leaves the site and is not deleted, because messages that you received name it',
  ),
  sure: say(
    'أعرف أنّ ما يُزال لا يعود من الاستوديو.',
    'I know that what goes does not come back from the studio.',
  ),
  remove: say('أزلها', 'Remove it'),
  removing: say('تُزال الآن…', 'Being removed…'),
  gone: (count: string) =>
    say(`أُزيلت التجربة: ${count} من وثائقها.`, `The demo is gone: ${count} of its documents.`),
  keptSome: (count: string) => say(`وبقي ${count}.`, `${count} stayed.`),
  none: say('لا وكالة تجريبيّة هنا.', 'There is no demo here.'),
  notSure: say('علّم أوّلًا أنّك تعرف ما يُزال.', 'First tick that you know what goes.'),
  way: say('ما في الموقع الآن وكالة متخيَّلة.', 'What the site shows now is an invented agency.'),
  wayLink: say('أزلها من دليل البداية', 'Remove it in the guide'),
}

/** Where each step's things are changed later. */
export const places = {
  general: ['/admin/globals/general', say('الإعدادات العامّة', 'General')],
  branches: ['/admin/collections/branches', say('الفروع', 'Branches')],
  users: ['/admin/collections/users', say('الفريق', 'Team')],
  templates: ['/admin/collections/mail-templates', say('قوالب الرسائل', 'Mail templates')],
  addresses: ['/admin/collections/redirects', say('التحويلات', 'Redirects')],
} as const satisfies Record<string, readonly [string, Said]>
