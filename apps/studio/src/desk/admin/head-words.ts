/** Words at the head of a lead: what was said, the ways to answer, its doubles. */
import { say } from '../../platform/i18n/say.ts'

export const headWords = {
  said: say('ما كتبه', 'In their words'),
  entered: say('ما قيل، كما سجّله زميل', 'What was said, as a colleague noted it'),
  nothing: say('لم يكتب شيئًا', 'They wrote nothing'),
  ways: say('أجب', 'Answer'),
  mail: say('أجب بالبريد', 'Answer by mail'),
  call: say('اتّصل', 'Call'),
  whatsapp: say('واتساب', 'WhatsApp'),
  standsIn: say('دُمج هذا الطلب. يُتابَع في', 'This lead was merged. It goes on in'),
  merged: say('دُمج معه', 'Merged into it'),
  line: say('خطّ الشخص', 'This person’s line'),
  form: say('كتب في نموذج الموقع', 'Wrote by a form of the site'),
  exchange: say('ترك بطاقته', 'Left their card'),
  visit: say('زار الموقع', 'Visited the site'),
  chat: say('ضغط زرّ واتساب، والمرجع', 'Pressed the WhatsApp button, reference'),
  handedOver: say('سلّمه نظام آخر', 'Handed over by another system'),
  enteredAfter: say('سجّله زميل بعد', 'Entered by a colleague after'),
  // The form of an answer.
  template: say('قالب', 'Template'),
  noTemplate: say('بلا قالب', 'None'),
  language: say('لغة الرسالة', 'Language of the mail'),
  subject: say('العنوان', 'Subject'),
  text: say('الجواب', 'Answer'),
  send: say('أرسل الجواب', 'Send the answer'),
  to: say('إلى', 'To'),
  sent: say('خرج الجواب إلى صندوق الصادر', 'The answer is in the outbox'),
  // What became of it.
  waiting: say('ينتظر الإرسال', 'Waiting to be sent'),
  written: say('كُتب ملفًّا (لا خادم بريد)', 'Written as a file (no mail server)'),
  delivered: say('سُلّم إلى خادم البريد', 'Taken by the mail server'),
  failed: say('تعذّر إرساله', 'Could not be sent'),
  cancelled: say('أُلغي', 'Cancelled'),
  // Merging.
  same: say('طلبات أخرى للشخص نفسه', 'Other leads of the same person'),
  sameNone: say('لا طلب آخر له', 'There is no other lead of theirs'),
  byNumber: say('أو برقم الطلب', 'Or by its number'),
  look: say('ابحث', 'Look'),
  mergeHere: say('ادمجه في هذا', 'Merge it into this one'),
  mergeThere: say('ادمج هذا فيه', 'Merge this into it'),
  merge: say('ادمج', 'Merge'),
  mergeTwo: say('دمج طلبين', 'Merge two leads'),
  mergeUnsaved: say(
    'في هذه الصفحة ما لم يُحفظ. احفظه أوّلًا ثمّ ادمج.',
    'There is something unsaved on this page. Save it first, then merge.',
  ),
  // Tags.
  tags: say('الوسوم', 'Tags'),
  addTag: say('أضف وسمًا', 'Add a tag'),
  removeTag: say('أزل الوسم', 'Remove the tag'),
} as const

/** @param stays and `goes`: number and name of each. */
export const mergeSure = (stays: string, goes: string) =>
  say(
    `يبقى ${stays}، ويصير ${goes} مكرَّرًا يقود إليه. لا يضيع شيء ولا رجوع عنه. ندمج؟`,
    `${stays} stays, and ${goes} becomes a duplicate that leads to it. Nothing is lost, and it cannot be undone. Merge?`,
  )
