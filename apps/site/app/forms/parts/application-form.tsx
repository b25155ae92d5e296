import type { Job } from '@wajiha/contract'
import type { ReactNode } from 'react'
import { useForm } from '#app/forms/use-form.ts'
import { useWords } from '#app/locale/locale-context.tsx'
import { countryChoices } from '#app/messages/country-names.ts'
import { FieldFrame, Select } from '#app/ui/field.tsx'
import { PrivacyConsent } from './consents.tsx'
import { FileField } from './file-field.tsx'
import { type Form, FormField } from './form-field.tsx'
import { FormFrame } from './form-frame.tsx'

type Applied = {
  job?: Pick<Job, 'id' | 'slug'>
  /** What the seat asks beside these fields; brought by its own page, so that no other pays for it. */
  questions?: (form: Form) => ReactNode
}

/**
 * The application for one seat, or for none in particular: who, where, and a CV or links to read. No
 * account, and a salary only where the visitor names one.
 */
export function ApplicationForm({ job, questions }: Applied) {
  const form = useForm({
    form: 'apply',
    ...(job && { draftKey: `apply-${job.id}`, hidden: { job: job.slug } }),
  })
  const { t } = useWords()
  return (
    <FormFrame form={form} columns={2} submit={t('join-us', 'sendApplication')}>
      <FormField form={form} field="name" />
      <FormField form={form} field="email" />
      <FormField form={form} field="phone" help={t('forms', 'hint.phone')} />
      <FormField form={form} field="city" />
      <CountryField form={form} />
      <FormField form={form} field="experience" />
      <FileField form={form} label={form.label('cv')} help={t('forms', 'hint.cv')} />
      <FormField
        form={form}
        field="links"
        lines={5}
        wide
        quietlyOptional
        help={t('forms', 'hint.links')}
      />
      <FormField form={form} field="message" lines={5} wide />
      <FormField form={form} field="notice" />
      <FormField form={form} field="salary" />
      {questions?.(form)}
      <PrivacyConsent form={form} />
    </FormFrame>
  )
}

function CountryField({ form }: { form: Form }) {
  const { t, locale } = useWords()
  return (
    <FieldFrame
      {...form.labelProps('country')}
      label={form.label('country')}
      optional={t('forms', 'optional')}
      error={form.errorOf('country')}
      errorId={form.errorProps('country').id}
    >
      <Select {...form.fieldProps('country')} autoComplete="country">
        <option value="">{t('forms', 'choose')}</option>
        {countryChoices(locale).map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
    </FieldFrame>
  )
}
