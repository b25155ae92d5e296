/** The desk's own words in the admin pages, in the language of whoever looks. */
import { readLocale } from '@wajiha/arabic'
import { type Said, say } from '../i18n/say.ts'

export type Language = 'ar' | 'en'

export const languageOf = (i18n: { language?: string } | undefined): Language =>
  readLocale(i18n?.language)

export const deskWords = {
  leadsBoard: say('لوح العملاء', 'Leads board'),
  applicationsBoard: say('لوح المتقدّمين', 'Applicants board'),
  tray: say('صندوق الرسائل المزعجة', 'Spam tray'),
  table: say('جدول', 'Table'),
  board: say('لوح', 'Board'),
  desk: say('المكتب', 'Desk'),
  more: say('المزيد', 'Show more'),
  empty: say('لا شيء هنا', 'Nothing here'),
  overdue: say('متأخّر', 'Overdue'),
  moveTo: say('انقل إلى…', 'Move to…'),
  move: say('نقل', 'Move'),
  cancel: say('تراجع', 'Cancel'),
  save: say('احفظ', 'Save'),
  value: say('قيمة الاتّفاق', 'Value of the deal'),
  lostReason: say('لماذا لم يتمّ؟', 'Why was it lost?'),
  rejectionReason: say('ما سبب الاعتذار؟', 'Why is it rejected?'),
  owner: say('المسؤول', 'Owner'),
  nobody: say('بلا مسؤول', 'Nobody yet'),
  copy: say('انسخه', 'Copy it'),
  copied: say('نُسخ', 'Copied'),
  failed: say('لم يتمّ ذلك. حاول مرّة أخرى', 'That did not work. Please try again'),
  history: say('السجلّ', 'History'),
  note: say('ملاحظة جديدة', 'New note'),
  addNote: say('أضف الملاحظة', 'Add the note'),
  mention: say('اذكر زميلًا', 'Mention a colleague'),
  mentionHint: say(
    'اكتب @ واسم زميلٍ لتصله الملاحظة بالبريد',
    'Write @ and a colleague’s name, and the note reaches them by mail',
  ),
  site: say('الموقع', 'The site'),
  release: say('أخرجه من الصندوق', 'Release it'),
  markSpam: say('رسالة مزعجة', 'Mark as spam'),
  whyHere: say('لماذا هو في الصندوق', 'Why it is in the tray'),
  cv: say('السيرة الذاتيّة', 'CV'),
  download: say('نزّل السيرة الذاتيّة', 'Download the CV'),
  callBack: say('أوقف رسالة الاعتذار', 'Stop the rejection mail'),
  calledBack: say('لن تُرسل رسالة الاعتذار', 'The rejection mail will not be sent'),
  tooLate: say('خرجت الرسالة قبل أن تُوقَف', 'The mail has already left'),
  today: say('وصل اليوم', 'New today'),
  waiting: say('لم يُجب عنها بعد', 'Not answered yet'),
  noLeads: say('لم يكتب أحد بعد', 'Nobody has written yet'),
  noLeadsHint: say(
    'أرسل رسالة تجربة لترى الطريق من النموذج إلى هنا.',
    'Send a test message to see the way from the form to here.',
  ),
  test: say('أرسل رسالة تجربة', 'Send a test message'),
  trayEmpty: say('الصندوق فارغ', 'The tray is empty'),
  trayHint: say(
    'رسائل شكّ فيها الموقع. لا تُحذف، ولا يُراسل أصحابها حتّى تُخرجها.',
    'Messages the site was in doubt about. They are kept, and nobody is written to until you release them.',
  ),
  from: say('من', 'From'),
  message: say('الرسالة', 'Message'),
  newsletter: say('يريد الاشتراك في النشرة', 'Wants the newsletter'),
  reasons: say('الأسباب', 'Reasons'),
  received: say('وصلت', 'Received'),
  previous: say('السابق', 'Previous'),
  next: say('التالي', 'Next'),
  mayNotSee: say('هذه الصفحة ليست من صلاحيّاتك', 'This page is not for your role'),
  closed: say('صفحة غير متاحة لك', 'Not open to you'),
  toStart: say('إلى البداية', 'To the start page'),
} as const satisfies Record<string, Said>
