import { fileLimits } from '@wajiha/contract/form-checks'
import type { ArrayField } from 'payload'
import { namedRows } from '../../platform/fields/named-rows.ts'
import { choices, say } from '../../platform/i18n/say.ts'
import { sayTo } from '../../platform/i18n/say-to.ts'
import { fieldOf, membersOf } from '../../platform/objects.ts'

const hasChoices = new Set(['single', 'multiple'])

const most = fileLimits.questions

/** An application stays small enough for a telephone to send. */
const validateQuestions: NonNullable<ArrayField['validate']> = (rows, { req }) => {
  const files = membersOf(rows).filter((row) => fieldOf(row, 'kind') === 'file')
  return files.length <= most || sayTo(req, tooManyFiles)
}

const tooManyFiles = say(
  'ثلاثة ملفّات على الأكثر تُطلب من المتقدّم غير سيرته',
  'An applicant is asked for three files at most beside the CV',
)

const whichKinds = say('اختر نوعًا واحدًا على الأقلّ', 'Choose one kind at least')

/** Questions of one job, asked in its form and checked when it is sent (JOB-06). */
export const jobQuestions: ArrayField = namedRows({
  name: 'questions',
  type: 'array',
  label: say('أسئلة المتقدّم', 'Questions to applicants'),
  labels: { singular: say('سؤال', 'Question'), plural: say('أسئلة', 'Questions') },
  maxRows: 15,
  validate: validateQuestions,
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
        file: ['ملفّ', 'File'],
      }),
    },
    {
      name: 'choices',
      type: 'text',
      hasMany: true,
      localized: true,
      label: say('الاختيارات', 'Choices'),
      admin: { condition: (_, row) => hasChoices.has(row?.kind) },
    },
    {
      name: 'accepts',
      type: 'select',
      hasMany: true,
      defaultValue: ['pdf'],
      label: say('أنواع الملفّ', 'Kinds of file'),
      options: choices({
        pdf: ['PDF', 'PDF'],
        word: ['Word', 'Word'],
        image: ['صورة PNG أو JPEG', 'Picture: PNG or JPEG'],
        zip: ['ZIP', 'ZIP'],
      }),
      validate: (value, { siblingData, req }) =>
        fieldOf(siblingData, 'kind') !== 'file' || Boolean(value?.length) || sayTo(req, whichKinds),
      admin: {
        condition: (_, row) => row?.kind === 'file',
        description: say(
          'عشرة ميغابايت لكلّ ملفّ، وخمسة وعشرون لها كلّها مع السيرة. تُزال من الصور بيانات المكان والجهاز',
          '10 MB each, 25 MB for all of them and the CV. Pictures lose what they tell of place and device',
        ),
      },
    },
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
})
