/** What previews say in the studio. */
import { type Said, say } from '../../platform/i18n/say.ts'

export const previewWords = {
  refused: say('لا تُعايَن هذه الوثيقة من حسابك.', 'Your account cannot preview this document.'),
  mayNotWrite: say(
    'لا يفعل هذا إلّا من يحرّر هذه الوثيقة.',
    'Only who may edit this document can do that.',
  ),
  noKey: say(
    'المعاينة تحتاج إلى مفتاح الخدمة SERVICE_KEY، وهو غير مضبوط.',
    'Previews need SERVICE_KEY, which is not set.',
  ),
  noDay: say(
    'اختر يومًا من اليوم إلى ثلاثين يومًا.',
    'Choose a day between today and thirty days from now.',
  ),
  pane: say('المعاينة بجانب النموذج', 'Preview beside the form'),
  frame: say('الصفحة كما ستظهر على الموقع', 'The page as it will stand on the site'),
  language: say('لغة المعاينة', 'Language of the preview'),
  ar: say('العربيّة', 'Arabic'),
  en: say('الإنجليزيّة', 'English'),
  size: say('عرض الشاشة', 'Width of the screen'),
  phone: say('جوّال', 'Phone'),
  tablet: say('لوحيّ', 'Tablet'),
  desktop: say('حاسوب', 'Desktop'),
  loading: say('تُفتح المعاينة…', 'Opening the preview…'),
  away: say(
    'لا تجيب صفحة المعاينة. تأكّد من أنّ الموقع يعمل، ثمّ أعد المحاولة.',
    'The preview does not answer. Check that the site is running, then try again.',
  ),
  failed: say('لم تُفتح المعاينة. أعد المحاولة.', 'The preview did not open. Please try again.'),
  again: say('أعد المحاولة', 'Try again'),
  noField: say('لا حقل لهذا الجزء في هذا النموذج.', 'No field of this form holds that part.'),
  share: say('رابط للعميل…', 'Link for a client…'),
  shareTitle: say('رابط معاينة للعميل', 'A preview link for a client'),
  shareLead: say(
    'يرى به مَن لا حساب له مسوّدةَ هذه الوثيقة كما هي كلّما فتحها، حتّى نهاية اليوم الذي تختاره. لا يُلغى قبله إلّا بتغيير مفتاح الخدمة.',
    'With it somebody without an account sees the draft of this document, as it stands whenever they open it, until the end of the day you choose. Before that only a new service key ends it.',
  ),
  until: say('صالح حتّى نهاية يوم', 'Valid until the end of'),
  make: say('أنشئ الرابط', 'Make the link'),
  link: say('الرابط', 'Link'),
  copy: say('انسخ الرابط', 'Copy the link'),
  copied: say('نُسخ الرابط', 'The link is copied'),
  notCopied: say(
    'لم يسمح المتصفّح بالنسخ. حدّد الرابط وانسخه بيدك.',
    'The browser did not allow copying. Select the link and copy it yourself.',
  ),
  notMade: say('لم يُنشأ الرابط. أعد المحاولة.', 'The link was not made. Please try again.'),
  close: say('إغلاق', 'Close'),
} as const satisfies Record<string, Said>
