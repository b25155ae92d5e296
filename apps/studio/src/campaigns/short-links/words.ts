/** What the studio says of a short link: how it stands now, and the addresses that it has. */
import { say } from '../../platform/i18n/say.ts'

export const shortLinkWords = {
  title: say('عنوانه على الموقع', 'Its address on the site'),
  notYet: say('يظهر العنوان هنا بعد الحفظ.', 'The address is here once the link is saved.'),
  away: say('تعذّر جلب العنوان. حدّث الصفحة', 'The address could not be read. Reload the page'),
  stand: {
    leads: say('سارٍ', 'Live'),
    early: say('لم يبدأ بعد', 'Not started yet'),
    paused: say('موقوف', 'Paused'),
    ended: say('انتهى', 'Ended'),
    over: say('محفوظ', 'Archived'),
  },
  answer: {
    leads: say('من يفتحه يصل إلى وجهته.', 'Whoever opens it is led to its target.'),
    early: say(
      'من يفتحه الآن يرى صفحةً تقول إنّه لم يبدأ بعد.',
      'Whoever opens it now sees a page that says it has not started yet.',
    ),
    paused: say(
      'من يفتحه الآن يرى صفحةً تقول إنّه موقوف.',
      'Whoever opens it now sees a page that says it is paused.',
    ),
    ended: say(
      'من يفتحه الآن يرى صفحةً تقول إنّه انتهى.',
      'Whoever opens it now sees a page that says it has ended.',
    ),
    over: say(
      'من يفتحه الآن يرى صفحةً تقول إنّه انتهى.',
      'Whoever opens it now sees a page that says it has ended.',
    ),
  },
  language: { ar: say('بالعربيّة', 'In Arabic'), en: say('بالإنجليزيّة', 'In English') },
  copy: say('انسخ العنوان', 'Copy the address'),
  code: say('رمز مربّع يفتح', 'QR code that opens'),
  take: say('نزّل الرمز المربّع', 'Download the QR code'),
  visits: say('مرّات فتحه', 'Times opened'),
  month: say('في آخر 30 يومًا', 'In the last 30 days'),
  all: say('منذ بدأ العدّ', 'Since counting began'),
}
