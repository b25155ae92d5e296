/** What the studio says of issues of the newsletter. */
import { say } from '../../platform/i18n/say.ts'

export const letterWords = {
  saveFirst: say('احفظ العدد أوّلًا، ثمّ يظهر هنا.', 'Save the issue first, then it is shown here.'),
  asSaved: say('كما حُفظ آخر مرّة.', 'As last saved.'),
  unsaved: say(
    'فيه تغييرات لم تُحفظ، فهي ليست هنا ولا تُرسل.',
    'There are changes that are not saved: they are not here, and are not sent.',
  ),
  look: say('كيف يُعرض', 'How it is shown'),
  day: say('نهارًا', 'By day'),
  night: say('ليلًا', 'By night'),
  wide: say('شاشة عريضة', 'Wide screen'),
  phone: say('هاتف', 'Phone'),
  mail: say('رسالة', 'Mail'),
  plain: say('نصّ بلا تنسيق', 'Plain text'),
  ar: say('بالعربيّة', 'In Arabic'),
  en: say('بالإنجليزيّة', 'In English'),
  source: say('نزّل HTML', 'Download the HTML'),
  nightNote: say(
    'هكذا تعرضه برامج آبل ليلًا. أمّا جيميل وآوتلوك على ويندوز فيقلبان الألوان بطريقتهما.',
    'This is what Apple’s programs show by night. Gmail, and Outlook on Windows, turn colours around in their own way.',
  ),
}

export const monthWords = {
  thisMonth: say('أضف مقالات هذا الشهر', 'Add this month’s articles'),
  lastMonth: say('أضف مقالات الشهر الماضي', 'Add last month’s articles'),
  none: say('لا مقالات جديدة في هذا الشهر.', 'There are no new articles in that month.'),
  failed: say('تعذّر جلب المقالات.', 'The articles could not be fetched.'),
}

export const sendingWords = {
  saveFirst: say(
    'احفظ العدد أوّلًا، ثمّ يُرسل من هنا.',
    'Save the issue first, then it is sent from here.',
  ),
  failed: say('لم يتمّ ذلك. حاول مرّة أخرى', 'That did not work. Please try again'),
  who: say('لمن يُرسل', 'Whom it goes to'),
  language: say('اللغة', 'Language'),
  readers: say('مشتركون مؤكّدون', 'Confirmed subscribers'),
  size: say('الحجم', 'Size'),
  ar: say('العربيّة', 'Arabic'),
  en: say('الإنجليزيّة', 'English'),
  noWords: say(
    'لا عنوان ولا نصّ: لا يُرسل إلى هؤلاء شيء.',
    'No subject and no text: these are sent nothing.',
  ),
  tooLong: say('أطول ممّا يعرضه جيميل كاملًا.', 'Longer than Gmail shows whole.'),
  kilobytes: say('ك.ب', 'kB'),
  noServer: say(
    'لم يُضبط خادم البريد: تُكتب الرسائل ملفّاتٍ ولا تصل إلى أحد.',
    'No mail server is set: mails are written as files and reach nobody.',
  ),
  test: say('أرسل تجربةً إلى بريدي', 'Send a test to myself'),
  tested: say('خرجت التجربة إلى', 'The test is on its way to'),
  send: say('أرسل إلى المشتركين…', 'Send to subscribers…'),
  sure: say('سيُرسل الآن إلى', 'It will be sent now to'),
  cannotUndo: say(
    'ما خرج لا يعود. يمكنك إيقاف الباقي متى شئت.',
    'What has left does not come back. You can stop the rest at any time.',
  ),
  sendNow: say('أرسله الآن', 'Send it now'),
  when: say('أو أرسله في وقت لاحق', 'Or send it later'),
  zone: say('بتوقيت', 'time of'),
  schedule: say('جدوله', 'Schedule it'),
  cancel: say('تراجع', 'Cancel'),
  pause: say('أوقفه مؤقّتًا', 'Pause'),
  goOn: say('تابع الإرسال', 'Continue'),
  stop: say('أوقف الباقي نهائيًّا', 'Stop the rest for good'),
  unschedule: say('ألغِ الموعد', 'Cancel the date'),
  progress: say('ما خرج', 'What has left'),
  of: say('من', 'of'),
  refresh: say('حدّث الأرقام', 'Refresh the figures'),
  honest: say(
    'لا نعرف من فتح الرسالة: لا صورة تتبّع فيها، وبرامج كثيرة تفتح الرسائل بنفسها. أمّا الزيارات فهي زيارات من سمح للموقع بتذكّره، فهي أقلّ ممّن ضغط. و«تسلّمها الخادم» لا تعني أنّها قُرئت.',
    'We do not know who opened the mail: there is no tracking picture in it, and many programs open mails by themselves. Visits are those of readers who allowed the site to remember them, so fewer than pressed a link. “Taken by the server” does not mean read.',
  ),
}

export const stateWords = {
  draft: say('مسوّدة: لم يُرسل.', 'A draft: not sent.'),
  scheduled: say(
    'مجدول. يُرسل كما يكون محفوظًا حينها، في',
    'Scheduled. It is sent as it is saved by then, at',
  ),
  sending: say('يُرسل الآن.', 'It is being sent.'),
  paused: say('موقوف مؤقّتًا. لا يخرج شيء حتّى تتابع.', 'Paused. Nothing leaves until you continue.'),
  sent: say('أُرسل إلى الجميع.', 'It was sent to everybody.'),
  stopped: say('أُوقف، ولا يُرسل الباقي.', 'It was stopped, and the rest is not sent.'),
}

export const figureWords = {
  waiting: say('تنتظر', 'Waiting'),
  sent: say('تسلّمها خادم البريد', 'Taken by the mail server'),
  written: say('كُتبت ملفّات', 'Written as files'),
  failed: say('تعذّرت', 'Failed'),
  bounced: say('ارتدّت', 'Bounced'),
  cancelled: say('أُلغيت قبل أن تخرج', 'Called back before they left'),
  unsubscribed: say('ألغوا الاشتراك من رابطها', 'Unsubscribed by its link'),
  complained: say('اشتكوا', 'Complained'),
  visits: say('زيارات من روابطها', 'Visits by its links'),
}
