import './contact-words.ts'
import { useLoaderData } from '@tanstack/react-router'
import type { Branch } from '@wajiha/contract'
import {
  budgetBands,
  type ContactChoice,
  otherService,
  replyTimes,
  replyWays,
} from '@wajiha/contract/form-checks'
import { useForm } from '#app/forms/use-form.ts'
import { useWords } from '#app/locale/locale-context.tsx'
import { Chips, FieldFrame, Select } from '#app/ui/field.tsx'
import { MarketingConsent, PrivacyConsent } from './consents.tsx'
import { type Form, FormField } from './form-field.tsx'
import { FormFrame } from './form-frame.tsx'

type ContactFormProps = {
  branches: readonly Pick<Branch, 'slug' | 'name'>[]
}

/** The contact form, with the questions that the agency chose; without branches it does not ask for one. */
export function ContactForm({ branches }: ContactFormProps) {
  const form = useForm({ form: 'contact' })
  const shell = useLoaderData({ from: '/{-$locale}' })
  const asks: readonly ContactChoice[] = shell?.general.contactForm ?? []
  const { t } = useWords()
  const names = new Map(shell?.services.map(({ key, name }) => [key, name]))
  return (
    <FormFrame form={form} columns={2}>
      <FormField form={form} field="name" />
      {asks.includes('company') && <FormField form={form} field="company" />}
      <FormField form={form} field="email" quietlyOptional help={t('forms', 'hint.either')} />
      <FormField form={form} field="phone" quietlyOptional help={t('forms', 'hint.phone')} />
      {asks.includes('service') && (
        <Choice
          form={form}
          field="service"
          legend={t('forms', 'help')}
          codes={[...names.keys(), otherService]}
          wordOf={(code) => names.get(code) ?? t('forms', 'service.other')}
        />
      )}
      {asks.includes('branch') && branches.length > 1 && (
        <BranchChoice form={form} branches={branches} />
      )}
      {asks.includes('budget') && (
        <Choice
          form={form}
          field="budget"
          codes={budgetBands}
          wordOf={(code) => t('forms', `budget.${code}`)}
        />
      )}
      {asks.includes('replyBy') && (
        <Choice
          form={form}
          field="replyBy"
          codes={replyWays}
          wordOf={(code) => t('forms', `replyBy.${code}`)}
        />
      )}
      {asks.includes('replyWhen') && (
        <Choice
          form={form}
          field="replyWhen"
          codes={replyTimes}
          wordOf={(code) => t('forms', `replyWhen.${code}`)}
        />
      )}
      <FormField
        form={form}
        field="message"
        label={t('forms', 'idea')}
        lines={5}
        wide
        help={t('forms', 'hint.idea')}
      />
      <PrivacyConsent form={form} />
      <MarketingConsent form={form} />
    </FormFrame>
  )
}

type ChoiceProps<Code extends string> = {
  form: Form
  field: 'service' | 'budget' | 'replyBy' | 'replyWhen'
  legend?: string
  codes: readonly Code[]
  wordOf: (code: Code) => string
}

function Choice<Code extends string>({ form, field, legend, codes, wordOf }: ChoiceProps<Code>) {
  const { t } = useWords()
  return (
    <Chips
      id={form.labelProps(field).htmlFor}
      legend={legend ?? form.label(field)}
      name={field}
      optional={t('forms', 'optional')}
      choices={codes.map((value) => ({ value, label: wordOf(value) }))}
      chosen={form.fieldProps(field).defaultValue}
      error={form.errorOf(field)}
      errorId={form.errorProps(field).id}
    />
  )
}

function BranchChoice({ form, branches }: Pick<ContactFormProps, 'branches'> & { form: Form }) {
  const { t } = useWords()
  return (
    <FieldFrame
      {...form.labelProps('branch')}
      label={form.label('branch')}
      optional={t('forms', 'optional')}
      error={form.errorOf('branch')}
      errorId={form.errorProps('branch').id}
    >
      <Select {...form.fieldProps('branch')}>
        <option value="">{t('forms', 'choose')}</option>
        {branches.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </Select>
    </FieldFrame>
  )
}
