import type { Field, GroupField, RichTextField, TextField } from 'payload'
import { title } from '../../platform/fields/common.ts'
import { extendField } from '../../platform/fields/extend-field.ts'
import { choices, say } from '../../platform/i18n/say.ts'
import { validateApplyTo, validateBranches, validateCountries } from '../hooks/job-place-rules.ts'
import { validateJobDescription, validateJobTitle } from '../hooks/job-word-rules.ts'

export const jobTitle: TextField = extendField(title, {
  validate: validateJobTitle,
  admin: {
    description: say('المسمّى وحده: بلا مدينة ولا راتب', 'The title alone: no city, no salary'),
  },
})

export const jobDescription: RichTextField = {
  name: 'description',
  type: 'richText',
  label: say('الوصف', 'Description'),
  localized: true,
  required: true,
  validate: validateJobDescription,
}

/** Where the work happens: an office with an address, or remote with the countries of applicants. */
export const jobPlace: Field[] = [
  {
    name: 'workMode',
    type: 'select',
    label: say('مكان العمل', 'Work mode'),
    required: true,
    defaultValue: 'onsite',
    options: choices({
      onsite: ['في المكتب', 'On site'],
      hybrid: ['هجين', 'Hybrid'],
      remote: ['عن بُعد', 'Remote'],
    }),
  },
  {
    name: 'branches',
    type: 'relationship',
    relationTo: 'branches',
    hasMany: true,
    label: say('الفروع', 'Branches'),
    validate: validateBranches,
  },
  {
    name: 'applicantCountries',
    type: 'text',
    hasMany: true,
    label: say('دول المتقدّمين', 'Applicants’ countries'),
    validate: validateCountries,
    admin: { description: say('رموز من حرفين مثل ‎SA‎', 'Two-letter codes such as SA') },
  },
]

const salary: GroupField = {
  name: 'salary',
  type: 'group',
  label: say('الراتب', 'Salary'),
  fields: [
    {
      name: 'visible',
      type: 'checkbox',
      label: say('يظهر في الصفحة', 'Shown on the page'),
      defaultValue: false,
    },
    {
      name: 'currency',
      type: 'text',
      label: say('العملة', 'Currency'),
      minLength: 3,
      maxLength: 3,
    },
    { name: 'min', type: 'number', label: say('من', 'From'), min: 0 },
    { name: 'max', type: 'number', label: say('إلى', 'To'), min: 0 },
    {
      name: 'unit',
      type: 'select',
      label: say('لكلّ', 'Per'),
      defaultValue: 'MONTH',
      options: choices({
        HOUR: ['ساعة', 'Hour'],
        DAY: ['يوم', 'Day'],
        WEEK: ['أسبوع', 'Week'],
        MONTH: ['شهر', 'Month'],
        YEAR: ['سنة', 'Year'],
      }),
    },
  ],
}

export const jobTerms: Field[] = [
  {
    name: 'employmentTypes',
    type: 'select',
    hasMany: true,
    label: say('نوع التوظيف', 'Employment'),
    required: true,
    defaultValue: ['FULL_TIME'],
    options: choices({
      FULL_TIME: ['دوام كامل', 'Full time'],
      PART_TIME: ['دوام جزئيّ', 'Part time'],
      CONTRACTOR: ['تعاقد', 'Contractor'],
      TEMPORARY: ['مؤقّت', 'Temporary'],
      INTERN: ['تدريب', 'Intern'],
      VOLUNTEER: ['تطوّع', 'Volunteer'],
      PER_DIEM: ['باليوم', 'Per diem'],
      OTHER: ['غير ذلك', 'Other'],
    }),
  },
  salary,
  {
    name: 'experienceMonths',
    type: 'number',
    label: say('أشهر الخبرة', 'Months of experience'),
    min: 0,
  },
  {
    name: 'openings',
    type: 'number',
    label: say('عدد الشواغر', 'Openings'),
    required: true,
    defaultValue: 1,
    min: 1,
  },
  {
    name: 'applyMode',
    type: 'select',
    label: say('التقديم', 'Applying'),
    required: true,
    defaultValue: 'form',
    options: choices({
      form: ['نموذج الموقع', 'The site’s form'],
      url: ['رابط خارجيّ', 'A link'],
      email: ['بريد', 'E-mail'],
    }),
  },
  {
    name: 'applyTo',
    type: 'text',
    label: say('الرابط أو البريد', 'Link or e-mail'),
    validate: validateApplyTo,
    admin: { condition: (data) => data?.applyMode !== 'form', className: 'is-latin' },
  },
]
