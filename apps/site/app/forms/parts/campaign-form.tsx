import { useForm } from '#app/forms/use-form.ts'
import { useWords } from '#app/locale/locale-context.tsx'
import { PrivacyConsent } from './consents.tsx'
import { FormField } from './form-field.tsx'
import { FormFrame } from './form-frame.tsx'

/** Three questions above the fold, and leave to answer. */
export function CampaignForm({ campaign }: { campaign: string }) {
  const form = useForm({ form: 'campaign', hidden: { campaign } })
  const { t } = useWords()
  return (
    <FormFrame form={form} submit={t('campaign', 'book')}>
      <FormField form={form} field="name" />
      <FormField form={form} field="phone" quietlyOptional />
      <FormField form={form} field="email" quietlyOptional help={t('forms', 'hint.either')} />
      <PrivacyConsent form={form} />
    </FormFrame>
  )
}
