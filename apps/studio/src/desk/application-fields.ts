/** What an application holds beside the person's name. */
import type { Field, NamedTab } from 'payload'
import { fact, inSidebar, moment, text } from '../platform/fields/builders.ts'
import { stillToCome } from '../platform/fields/moment-rules.ts'
import { say } from '../platform/i18n/say.ts'
import {
  colleague,
  message,
  number,
  origin,
  pages,
  person,
  spamParts,
  submission,
} from './fields/parts.ts'
import { applicationStages, optionsOf, rejectionReasons } from './stages.ts'

const count = (name: string, ar: string, en: string): Field =>
  fact({ name, type: 'number', label: say(ar, en) })

/** The questions of the job at that time, and what was answered (JOB-06). */
const answers: Field = fact({
  name: 'answers',
  type: 'array',
  label: say('أجوبة الأسئلة', 'Answers'),
  admin: { components: { Field: '/src/desk/admin/answers-field.tsx#AnswersField' } },
  labels: { singular: say('جواب', 'Answer'), plural: say('أجوبة', 'Answers') },
  fields: [
    text('question', 'السؤال', 'Question'),
    { name: 'answer', type: 'textarea', label: say('الجواب', 'Answer') },
    {
      name: 'knocksOut',
      type: 'checkbox',
      label: say('لا يحقّق الشرط', 'Does not meet the condition'),
    },
    text('questionId', 'معرّف السؤال', 'Question id', { admin: { hidden: true } }),
    text('kind', 'النوع', 'Kind', { admin: { hidden: true } }),
  ],
})

export const appliedFor: Field = fact({
  name: 'job',
  type: 'relationship',
  relationTo: 'jobs',
  label: say('الوظيفة', 'Job'),
  index: true,
})

export const offered: Field[] = [
  {
    type: 'row',
    fields: [
      fact(text('city', 'المدينة', 'City')),
      fact(text('country', 'الدولة', 'Country')),
      count('experience', 'سنوات الخبرة', 'Years of experience'),
      count('notice', 'مدّة الإشعار بالأيّام', 'Notice, days'),
      fact(text('salary', 'الراتب المتوقَّع', 'Expected salary')),
    ],
  },
  message,
  fact(text('links', 'روابط', 'Links', { hasMany: true, admin: { className: 'is-latin' } })),
  fact(text('cvName', 'السيرة الذاتيّة', 'CV')),
  answers,
]

/** A part of the document and a page of its form in one. */
export const interview: NamedTab = {
  name: 'interview',
  label: say('المقابلة', 'Interview'),
  description: say(
    'حين تُحفظ المقابلة بموعدها ومكانها تُرسل الدعوة إلى المتقدّم',
    'Once time and place are saved, the applicant is invited',
  ),
  fields: [
    moment('at', 'الموعد', 'When', { validate: stillToCome }),
    {
      name: 'minutes',
      type: 'number',
      label: say('المدّة بالدقائق', 'Minutes'),
      defaultValue: 45,
      min: 5,
      max: 480,
    },
    text('where', 'المكان أو الرابط', 'Where'),
    { name: 'sequence', type: 'number', admin: { hidden: true } },
    colleague('by', say('من يقابله', 'With'), 'interview'),
  ],
}

export const hiring: Field[] = [
  inSidebar({
    name: 'stage',
    type: 'select',
    label: say('المرحلة', 'Stage'),
    required: true,
    defaultValue: 'received',
    index: true,
    options: optionsOf(applicationStages),
  }),
  inSidebar({
    name: 'rejectionReason',
    type: 'select',
    label: say('لماذا اعتذرنا', 'Why it was rejected'),
    options: optionsOf(rejectionReasons),
    admin: { condition: (data) => data?.stage === 'rejected' },
  }),
  fact(
    inSidebar(
      moment('rejectionMailAt', 'يُرسل الاعتذار', 'Rejection mail goes out', {
        admin: {
          condition: (data: { rejectionMailAt?: string }) => Boolean(data?.rejectionMailAt),
        },
      }),
    ),
  ),
  inSidebar(colleague('assignee', say('المسؤول', 'Assignee'), 'holdApplications')),
  inSidebar(text('nextAction', 'الخطوة التالية', 'Next action')),
  inSidebar(moment('nextActionAt', 'موعدها', 'Due', { index: true })),
  inSidebar({
    name: 'rating',
    type: 'number',
    label: say('التقييم ١–٥', 'Rating 1–5'),
    min: 1,
    max: 5,
  }),
  inSidebar(text('tags', 'الوسوم', 'Tags', { hasMany: true })),
  fact(
    inSidebar({
      name: 'isKnockedOut',
      type: 'checkbox',
      label: say('شرط لازم لم يتحقّق', 'A condition is not met'),
    }),
  ),
  ...spamParts,
  number,
]

export const applicantWork: Field[] = [
  person,
  fact({
    name: 'earlier',
    type: 'relationship',
    relationTo: 'applications',
    label: say('تقدّم قبله إلى الوظيفة نفسها', 'Applied for the same job before'),
    index: true,
  }),
  ...origin,
  ...pages,
  submission,
]
