import type { Job } from '@wajiha/contract'
import {
  acceptOf,
  choiceAgain,
  choiceValue,
  fileKindNames,
  questionName,
} from '@wajiha/contract/form-checks'
import { useWords } from '#app/locale/locale-context.tsx'
import { FieldFrame, Select, TextArea, TextInput } from '#app/ui/field.tsx'
import { Ticks } from '#app/ui/ticks.tsx'
import { FileField } from './file-field.tsx'
import type { Form } from './form-field.tsx'

type Question = Job['questions'][number]

/** What one seat asks beside the form's own fields, as the recruiter wrote it (JOB-06). */
export const JobQuestions = ({ form, questions }: { form: Form; questions: Question[] }) =>
  questions.map((asked) => <AskedQuestion key={asked.id} form={form} asked={asked} />)

function AskedQuestion({ form, asked }: { form: Form; asked: Question }) {
  const { t, locale } = useWords()
  const { id, question, kind, required, choices, accepts = [] } = asked
  const name = questionName(id)
  const field = { ...form.fieldProps(name), required }
  const notes = {
    optional: required ? undefined : t('forms', 'optional'),
    error: form.errorOf(name),
    errorId: form.errorProps(name).id,
  }
  if (kind === 'multiple')
    return (
      <Ticks id={field.id} legend={question} {...notes}>
        {choices.map((choice, index) => ({
          id: `${field.id}.${index}`,
          name: `${name}.${index}`,
          label: choice,
          defaultChecked: form.fieldProps(`${name}.${index}`).defaultValue !== '',
        }))}
      </Ticks>
    )
  if (kind === 'file') {
    const types = accepts.flatMap((accepted) => fileKindNames[accepted])
    const list = new Intl.ListFormat(listTags[locale], {
      type: 'disjunction',
    }).format(types)
    return (
      <FileField
        form={form}
        name={name}
        required={required}
        label={question}
        accept={acceptOf(accepts)}
        optional={notes.optional}
        help={t('forms', 'hint.file', { types: list })}
      />
    )
  }
  const named = {
    'yes-no': [
      ['yes', t('forms', 'yes')],
      ['no', t('forms', 'no')],
    ],
    single: choices.map((choice, place) => [choiceValue(choice, place), choice]),
  }[kind as string]
  if (kind === 'single')
    field.defaultValue = choiceAgain(choices.map(choiceValue), field.defaultValue)
  return (
    <FieldFrame {...form.labelProps(name)} label={question} wide {...notes}>
      {named ? (
        <Select {...field}>
          <option value="">{t('forms', 'choose')}</option>
          {named.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </Select>
      ) : kind === 'long' ? (
        <TextArea {...field} rows={5} />
      ) : (
        <TextInput {...field} {...inputs[kind as 'short']} />
      )}
    </FieldFrame>
  )
}

const listTags = { ar: 'ar', en: 'en-GB' }

const inputs = {
  short: { dir: 'auto' },
  number: { inputMode: 'decimal', dir: 'ltr' },
  date: { type: 'date' },
  url: { type: 'url', dir: 'ltr' },
} as const
