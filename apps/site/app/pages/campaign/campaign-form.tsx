import { PrivacyConsent } from '#app/forms/parts/consents.tsx'
import { FormField } from '#app/forms/parts/form-field.tsx'
import { FormFrame } from '#app/forms/parts/form-frame.tsx'
import { useForm } from '#app/forms/use-form.ts'
import { useWords } from '#app/locale/locale-context.tsx'
import type { ShownCampaign } from '#app/pages/campaign/read-campaign.server.ts'

type Asked = Pick<ShownCampaign, 'slug' | 'asks' | 'consentText' | 'formKey' | 'ofLead'>

/** A few questions above the fold, as the campaign chose them, and leave to answer. */
export function CampaignForm({ campaign }: { campaign: Asked }) {
  const { slug, asks, consentText, formKey, ofLead } = campaign
  const form = useForm({
    form: 'campaign',
    draftKey: `campaign-${slug}`,
    hidden: { campaign: slug },
    ofLead,
    shown: ['name', ...asks, 'consentPrivacy'],
    ...(formKey ? { formKey } : {}),
  })
  const { t } = useWords()
  const isEither = (field: string) => field === 'email' && asks.includes('phone')
  return (
    <FormFrame form={form} submit={t('campaign', 'book')}>
      <FormField form={form} field="name" />
      {asks.map((field) => (
        <FormField
          key={field}
          form={form}
          field={field}
          lines={field === 'message' ? 5 : 1}
          quietlyOptional
          help={isEither(field) ? t('forms', 'hint.either') : undefined}
        />
      ))}
      <PrivacyConsent form={form} text={consentText} />
    </FormFrame>
  )
}
