/** The words that Wajiha brings for mails to colleagues about their own work. */
import type { Locale } from '@wajiha/arabic'
import type { Template } from './default-templates.data.ts'
import type { StaffKey } from './template-keys.ts'

const ar: Record<StaffKey, Template> = {
  assignment: {
    subject: 'أُسند إليك: {{about}} – {{name}}',
    body: `# {{name}} الآن من عملك

- بشأن: {{about}}
- الرقم: {{number}}
- الموعد: {{clock}}
- أسنده إليك: {{colleague}}

[افتحه في الاستوديو]({{studioUrl}})`,
  },
  mention: {
    subject: 'ذكرك {{colleague}} في ملاحظة – {{name}}',
    body: `# {{colleague}} يذكرك في ملاحظة

{{note}}

- عن: {{name}}
- بشأن: {{about}}
- الرقم: {{number}}
- الموعد: {{clock}}

[افتح السجلّ]({{studioUrl}})`,
  },
  reminder: {
    subject: 'تذكير: {{action}} – {{name}}',
    body: `# {{action}}

- الموعد: {{clock}}
- مع: {{name}}
- بشأن: {{about}}
- الرقم: {{number}}

[افتحه في الاستوديو]({{studioUrl}})`,
  },
  'evening-note': {
    subject: 'ما تأخّر حتّى مساء {{date}}',
    body: `# ما تأخّر حتّى الآن

- لم يُجَب عنها في مهلتها: {{unanswered}}
- خطواتٌ فات موعدها: {{overdue}}

{{list}}

[افتح اللوح]({{studioUrl}})`,
  },
  'morning-list': {
    subject: 'التوظيف صباح {{date}}',
    body: `# أمامك اليوم

- طلباتٌ جديدة: {{received}}
- مقابلات اليوم: {{interviews}}
- تنتظر قرارًا: {{decisions}}

{{list}}

[افتح لوح المتقدّمين]({{studioUrl}})`,
  },
  'interview-colleague': {
    subject: 'مقابلةٌ تجريها: {{job}} – {{name}}',
    body: `# تقابل {{name}}

- الوظيفة: {{job}}
- الموعد: {{when}}
- المكان: {{place}}
- المرجع: {{reference}}

[ادخل إلى الاجتماع]({{meetingUrl}})

[افتح الطلب والسيرة الذاتيّة]({{studioUrl}})`,
  },
}

const en: Record<StaffKey, Template> = {
  assignment: {
    subject: 'Assigned to you: {{about}} – {{name}}',
    body: `# {{name}} is yours now

- About: {{about}}
- Number: {{number}}
- When: {{clock}}
- Assigned by: {{colleague}}

[Open it in the studio]({{studioUrl}})`,
  },
  mention: {
    subject: '{{colleague}} mentioned you in a note – {{name}}',
    body: `# {{colleague}} mentions you in a note

{{note}}

- Of: {{name}}
- About: {{about}}
- Number: {{number}}
- When: {{clock}}

[Open the history]({{studioUrl}})`,
  },
  reminder: {
    subject: 'Reminder: {{action}} – {{name}}',
    body: `# {{action}}

- When: {{clock}}
- With: {{name}}
- About: {{about}}
- Number: {{number}}

[Open it in the studio]({{studioUrl}})`,
  },
  'evening-note': {
    subject: 'What is late, evening of {{date}}',
    body: `# What is late by now

- Not answered in time: {{unanswered}}
- Next actions past their time: {{overdue}}

{{list}}

[Open the board]({{studioUrl}})`,
  },
  'morning-list': {
    subject: 'Hiring, morning of {{date}}',
    body: `# What is before you today

- New applications: {{received}}
- Interviews today: {{interviews}}
- Waiting for a decision: {{decisions}}

{{list}}

[Open the applicants board]({{studioUrl}})`,
  },
  'interview-colleague': {
    subject: 'You interview: {{job}} – {{name}}',
    body: `# You meet {{name}}

- Job: {{job}}
- When: {{when}}
- Where: {{place}}
- Reference: {{reference}}

[Join the meeting]({{meetingUrl}})

[Open the application and the CV]({{studioUrl}})`,
  },
}

export const staffTemplates: Record<Locale, Record<StaffKey, Template>> = { ar, en }

/** To the colleague who was given several things at once. */
export const severalAssigned: Record<Locale, Template> = {
  ar: {
    subject: 'أُسند إليك عملٌ جديد ({{count}})',
    body: `# هذا كلّه الآن من عملك

- العدد: {{count}}
- أسنده إليك: {{colleague}}

{{list}}

[افتح اللوح]({{studioUrl}})`,
  },
  en: {
    subject: 'New work assigned to you ({{count}})',
    body: `# All of this is yours now

- How many: {{count}}
- Assigned by: {{colleague}}

{{list}}

[Open the board]({{studioUrl}})`,
  },
}

/** To the colleague, when the appointment was called off or given to somebody else. */
export const calledOffForColleague: Record<Locale, Template> = {
  ar: {
    subject: 'أُلغيت المقابلة – {{job}}',
    body: `أُلغي هذا الموعد، أو صار مع غيرك. والملفّ المرفق يرفعه من تقويمك.

- المتقدّم: {{name}}
- الوظيفة: {{job}}
- الموعد الملغى: {{when}}

[افتح الطلب]({{studioUrl}})`,
  },
  en: {
    subject: 'Interview called off – {{job}}',
    body: `This appointment was called off, or is somebody else’s now. The attached file takes it out of your calendar.

- Applicant: {{name}}
- Job: {{job}}
- Cancelled appointment: {{when}}

[Open the application]({{studioUrl}})`,
  },
}
