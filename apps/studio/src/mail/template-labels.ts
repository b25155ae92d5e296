import { choices } from '../platform/i18n/say.ts'
import type { MailKind, TemplateKey } from './template-keys.ts'

/** What the studio calls each mail. */
export const templateChoices = choices<TemplateKey>({
  'lead-notice': ['تنبيه بعميل محتمل', 'Notice of a lead'],
  'lead-receipt': ['ردٌّ على من راسلنا', 'Reply to whoever wrote to us'],
  'lead-answer': ['جواب من زميل إلى عميل', 'Answer of a colleague to a lead'],
  'application-notice': ['تنبيه بطلب توظيف', 'Notice of an application'],
  'application-receipt': ['ردٌّ على المتقدّم', 'Reply to an applicant'],
  'application-stage': ['انتقال الطلب إلى مرحلة', 'An application moved on'],
  'application-rejection': ['اعتذار عن طلب', 'Rejection of an application'],
  'interview-invitation': ['دعوة إلى مقابلة', 'Invitation to an interview'],
  'subscription-confirm': ['تأكيد الاشتراك', 'Confirmation of a subscription'],
  'subscription-welcome': ['ترحيب بالمشترك', 'Welcome to a subscriber'],
  'job-alert': ['خبرٌ عن وظيفةٍ جديدة', 'Word of a new job'],
  'studio-invitation': ['دعوة إلى الاستوديو', 'Invitation to the studio'],
  assignment: ['أُسند إلى زميل', 'Assigned to a colleague'],
  mention: ['ذُكر زميل في ملاحظة', 'A colleague is mentioned'],
  reminder: ['تذكير بالخطوة التالية', 'Reminder of a next action'],
  'evening-note': ['ما تأخّر، كلّ مساء', 'What is late, each evening'],
  'morning-list': ['قائمة التوظيف، كلّ صباح', 'Hiring list, each morning'],
  'interview-colleague': ['مقابلة يجريها زميل', 'An interview that a colleague holds'],
  'retention-warning': ['تنبيهٌ قبل حذف بيانات المتقدّم', 'Warning before data is deleted'],
})

/** The same with what has no template. */
export const mailKindChoices = [
  ...templateChoices,
  ...choices<Exclude<MailKind, TemplateKey>>({ newsletter: ['عدد النشرة', 'Newsletter issue'] }),
]
