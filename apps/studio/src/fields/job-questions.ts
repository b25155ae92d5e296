import type { ArrayField, Field } from 'payload'
import { choices, say } from './say.ts'

const hasChoices = new Set(['single', 'multiple'])

/** Questions of one job, asked in its form and checked when it is sent (JOB-06). */
export const jobQuestions: ArrayField = {
  name: 'questions',
  type: 'array',
  label: say('أسئلة المتقدّم', 'Questions to applicants'),
  labels: { singular: say('سؤال', 'Question'), plural: say('أسئلة', 'Questions') },
  maxRows: 15,
  fields: [
    {
      name: 'question',
      type: 'text',
      label: say('السؤال', 'Question'),
      localized: true,
      required: true,
      maxLength: 200,
    },
    {
      name: 'kind',
      type: 'select',
      label: say('نوع الجواب', 'Kind of answer'),
      required: true,
      defaultValue: 'short',
      options: choices({
        short: ['سطر', 'Short text'],
        long: ['فقرة', 'Long text'],
        single: ['اختيار واحد', 'One choice'],
        multiple: ['أكثر من اختيار', 'Several choices'],
        'yes-no': ['نعم أو لا', 'Yes or no'],
        number: ['رقم', 'Number'],
        date: ['تاريخ', 'Date'],
        url: ['رابط', 'Web address'],
      }),
    },
    {
      name: 'choices',
      type: 'text',
      hasMany: true,
      localized: true,
      label: say('الاختيارات', 'Choices'),
      admin: { condition: (_, row) => hasChoices.has(row?.kind) },
    } as Field,
    {
      name: 'mustBe',
      type: 'select',
      label: say('الجواب اللازم للقبول', 'Answer that is needed'),
      options: choices({ yes: ['نعم', 'Yes'], no: ['لا', 'No'] }),
      admin: {
        condition: (_, row) => row?.kind === 'yes-no',
        description: say(
          'من يجيب بغيره يُعلَّم طلبه، ولا يُرفض من تلقاء نفسه',
          'Other answers mark the application; nobody is rejected by a machine',
        ),
      },
    },
    { name: 'required', type: 'checkbox', label: say('لازم', 'Required'), defaultValue: false },
  ],
}
