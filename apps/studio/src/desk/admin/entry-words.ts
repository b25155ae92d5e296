/** Words of the form in which a colleague enters a lead by hand. */
import { say } from '../../platform/i18n/say.ts'

export const entryWords = {
  title: say('عميل محتمل جديد', 'New lead'),
  hint: say(
    'لمن اتّصل أو زارنا أو راسلنا في محادثة. يكفي الاسم ووسيلة ردّ وما قيل، والباقي حين يُعرف.',
    'For whoever called, came or wrote in a chat. A name, a way to answer and what was said are enough; the rest once it is known.',
  ),
  reference: say('مرجع المحادثة', 'Reference of the chat'),
  referenceHint: say(
    'الأحرف الأربعة في أوّل رسالة واتساب، مثل ‎#K7Q2',
    'The four characters in the first WhatsApp message, such as #K7Q2',
  ),
  found: say('وجدنا زيارته', 'Their visit was found'),
  already: say('سُجّلت هذه المحادثة من قبل', 'This chat was entered before'),
  openIt: say('افتح العميل', 'Open the lead'),
  name: say('الاسم', 'Name'),
  phone: say('الهاتف', 'Phone'),
  email: say('البريد الإلكترونيّ', 'E-mail'),
  company: say('الجهة', 'Company'),
  way: say('كيف وصل إلينا', 'How they reached us'),
  basis: say('بأيّ سند نراسله', 'On what basis we write to them'),
  message: say('ما قيل', 'What was said'),
  service: say('الخدمة', 'Service'),
  branch: say('الفرع', 'Branch'),
  channel: say('كيف عرفنا', 'How they heard of us'),
  campaign: say('الحملة', 'Campaign'),
  locale: say('لغته', 'Their language'),
  unsaid: say('لم يُذكر', 'Not said'),
  other: say('أمر آخر', 'Something else'),
  answered: say('أجبناه في حينه، فلا ردّ ينتظره', 'Answered while we spoke: no answer is owed'),
  save: say('سجّل العميل', 'Enter the lead'),
  keys: say('Ctrl وEnter يسجّلان من أيّ خانة', 'Ctrl and Enter save from any field'),
  saved: say('سُجّل برقم', 'Entered as number'),
  known: say('كان مسجَّلًا من قبل', 'It was there already'),
  wroteBefore: say('كتب إلينا قبل هذا، ورُبطا معًا', 'They wrote to us before, and both are linked'),
} as const
