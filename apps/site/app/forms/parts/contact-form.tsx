import type { Branch } from '@wajiha/contract'
import { serviceChoices } from '@wajiha/contract/form-checks'
import { useForm } from '#app/forms/use-form.ts'
import { useWords } from '#app/locale/locale-context.tsx'
import { useServiceName } from '#app/shell/use-service-name.ts'
import { Chips, FieldFrame, Select } from '#app/ui/field.tsx'
import { MarketingConsent, PrivacyConsent } from './consents.tsx'
import { FormField } from './form-field.tsx'
import { FormFrame } from './form-frame.tsx'

/** The contact form; without branches it does not ask for one. */
export function ContactForm({ branches }: { branches: readonly Pick<Branch, 'slug' | 'name'>[] }) {
  const form = useForm({ form: 'contact' })
  const { t } = useWords()
  const nameOf = useServiceName()
  const optional = t('forms', 'optional')
  return (
    <FormFrame form={form} columns={2}>
      <FormField form={form} field="name" />
      <FormField form={form} field="company" />
      <FormField form={form} field="email" quietlyOptional help={t('forms', 'hint.either')} />
      <FormField form={form} field="phone" quietlyOptional help={t('forms', 'hint.phone')} />
      <Chips
        id={form.labelProps('service').htmlFor}
        legend={t('forms', 'help')}
        name="service"
        optional={optional}
        choices={serviceChoices.map((value) => ({
          value,
          label: value === 'other' ? t('forms', 'service.other') : nameOf(value),
        }))}
        chosen={form.fieldProps('service').defaultValue}
        error={form.errorOf('service')}
        errorId={form.errorProps('service').id}
      />
      {branches.length > 1 && (
        <FieldFrame
          {...form.labelProps('branch')}
          label={form.label('branch')}
          optional={optional}
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
