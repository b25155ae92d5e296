/**
 * What each mail can say: the names that may stand in `{{…}}`, and what kind of thing each is. The
 * kind decides how a value is shown: a telephone number runs left to right and can be called.
 */
import { eachPlain } from '../platform/fields/plain-answers.data.ts'
import { eachReplyWish, replyWishes } from '../platform/fields/reply-wishes.data.ts'
import { type Said, say } from '../platform/i18n/say.ts'
import type { TemplateKey } from './template-keys.ts'

/**
 * `words` are one line, `text` keeps its lines, `number` names something and is 0-9 alone, `url` can be
 * opened. `count` is given as 0-9 and `day` in ISO 8601; both are written as *General* says.
 */
export type PlaceholderKind =
  | 'words'
  | 'text'
  | 'number'
  | 'count'
  | 'day'
  | 'phone'
  | 'email'
  | 'url'
export type Placeholder = { kind: PlaceholderKind; label: Said }

const words = (ar: string, en: string): Placeholder => ({ kind: 'words', label: say(ar, en) })
const as = (kind: PlaceholderKind, ar: string, en: string): Placeholder => ({
  ...words(ar, en),
  kind,
})

const name = words('الاسم', 'Name')
const reference = words('المرجع', 'Reference')
const job = words('الوظيفة', 'Job')
const phone = as('phone', 'الهاتف', 'Phone')
const email = as('email', 'البريد', 'E-mail')
const service = words('الخدمة', 'Service')
const message = as('text', 'الرسالة', 'Message')
const studioUrl = as('url', 'رابطه في الاستوديو', 'Its link in the studio')
const applicant = { name, reference, job }
const appointment = {
  when: words('الموعد', 'When'),
  place: words('المكان', 'Place'),
  meetingUrl: as('url', 'رابط الاجتماع', 'Link of the meeting'),
}
const closed = words('وصل بعد إغلاق باب التقدّم', 'That it came after the job had closed')
const colleague = words('الزميل', 'Colleague')
const date = as('day', 'اليوم', 'Day')
const list = as('text', 'القائمة', 'List')
/** Of a lead or an application, to whoever works on it. */
const work = {
  name,
  number: as('number', 'الرقم', 'Number'),
  about: words('الخدمة أو الوظيفة', 'Service or job'),
  clock: words('الموعد', 'When it is due'),
  studioUrl,
}

/** Known in every mail; filled in from the agency's own settings. */
const commonPlaceholders = {
  agency: words('اسم الوكالة', 'Name of the agency'),
  branchName: words('اسم الفرع', 'Name of the branch'),
  branchPhone: as('phone', 'هاتف الفرع', 'Phone of the branch'),
  branchAddress: words('عنوان الفرع', 'Address of the branch'),
  siteUrl: as('url', 'رابط الموقع', 'Address of the site'),
} as const satisfies Record<string, Placeholder>

const own = {
  'lead-notice': {
    number: as('number', 'الرقم', 'Number'),
    service,
    name,
    phone,
    email,
    ...eachPlain((_, { label }) => words(label.ar, label.en)),
    branch: words('الفرع', 'Branch'),
    budget: words('الميزانيّة', 'Budget'),
    ...eachReplyWish((name) => words(replyWishes[name].label.ar, replyWishes[name].label.en)),
    message,
    source: words('من أين جاء', 'Where they came from'),
    studioUrl,
  },
  // Receipts go wherever a form says: nothing that its sender wrote travels in them.
  'lead-receipt': { reference, service },
  'lead-answer': {
    subject: words('العنوان كما كُتب', 'Subject as written'),
    answer: as('text', 'الجواب كما كُتب', 'Answer as written'),
    number: as('number', 'الرقم', 'Number'),
    colleague: words('الزميل', 'Colleague'),
  },
  'application-notice': {
    ...applicant,
    phone,
    email,
    city: words('المدينة', 'City'),
    experience: as('count', 'سنوات الخبرة', 'Years of experience'),
    earlier: words('طلب سابق للوظيفة نفسها', 'Earlier application for the same job'),
    closed,
    message,
    studioUrl,
  },
  'application-receipt': {
    reference,
    job,
    earlier: words('طلب سابق للوظيفة نفسها', 'Earlier application'),
    closed,
  },
  'application-stage': { ...applicant, stage: words('المرحلة', 'Stage') },
  'application-rejection': applicant,
  'interview-invitation': {
    ...applicant,
    ...appointment,
    note: as('text', 'ملاحظة', 'Note'),
  },
  'subscription-confirm': {
    confirmUrl: as('url', 'رابط التأكيد', 'Link to confirm'),
    hours: as('count', 'ساعات الصلاحيّة', 'Hours it holds'),
  },
  'subscription-welcome': {
    preferencesUrl: as('url', 'رابط التفضيلات', 'Link to preferences'),
    unsubscribeUrl: as('url', 'رابط إلغاء الاشتراك', 'Link to unsubscribe'),
  },
  'job-alert': {
    job,
    summary: as('text', 'ملخّص الوظيفة', 'Summary of the job'),
    jobUrl: as('url', 'رابط الوظيفة', 'Link of the job'),
    unsubscribeUrl: as('url', 'رابط إلغاء الاشتراك', 'Link to unsubscribe'),
  },
  'studio-invitation': {
    name,
    inviter: words('من دعاه', 'Who invites'),
    role: words('الدور', 'Role'),
    task: words('ما الدور', 'What the role is for'),
    invitationUrl: as('url', 'رابط الدعوة', 'Link of the invitation'),
    days: as('count', 'أيّام الصلاحيّة', 'Days it holds'),
  },
  assignment: { ...work, colleague },
  mention: { ...work, colleague, note: as('text', 'الملاحظة', 'Note') },
  reminder: { ...work, action: words('الخطوة التالية', 'Next action') },
  'evening-note': {
    date,
    unanswered: as('count', 'بلا ردّ في مهلتها', 'Not answered in time'),
    overdue: as('count', 'خطوات فات موعدها', 'Next actions past their time'),
    list,
    studioUrl,
  },
  'morning-list': {
    date,
    received: as('count', 'طلبات جديدة', 'New applications'),
    interviews: as('count', 'مقابلات اليوم', 'Interviews today'),
    decisions: as('count', 'تنتظر قرارًا', 'Waiting for a decision'),
    list,
    studioUrl,
  },
  'interview-colleague': { ...applicant, ...appointment, studioUrl },
  'retention-warning': {
    ...applicant,
    date: as('day', 'يوم الحذف', 'Day of deletion'),
    keepUrl: as('url', 'رابط الإبقاء', 'Link to keep it'),
  },
} as const satisfies Record<TemplateKey, Record<string, Placeholder>>

/** Of several things that were given at once; the words of that mail are ours alone. */
export const ofSeveral = {
  count: as('count', 'العدد', 'How many'),
  list,
} as const satisfies Record<string, Placeholder>

/** Every placeholder that a mail may use, by name. */
export const placeholdersOf = (key: TemplateKey): Record<string, Placeholder> => ({
  ...own[key],
  ...commonPlaceholders,
})
