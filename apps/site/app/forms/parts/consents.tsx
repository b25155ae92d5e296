import { SiteLink } from '#app/locale/site-link.tsx'
import { Tick } from '#app/ui/field.tsx'
import type { Form } from './form-field.tsx'

/** The sentence about the visitor's details; what stands between `*` leads to the policy. */
export function PrivacyConsent({ form, text }: { form: Form; text?: string | undefined }) {
  const [before, link, after] = (text ?? form.label('consentPrivacy')).split('*')
  return (
    <Tick
      {...form.checkboxProps('consentPrivacy')}
      error={form.errorOf('consentPrivacy')}
      errorId={form.errorProps('consentPrivacy').id}
    >
      {before}
      {link && <SiteLink to="/privacy-policy">{link}</SiteLink>}
      {after}
    </Tick>
  )
}

/** Leave to write again; apart from the form's own purpose, and never ticked beforehand. */
export function MarketingConsent({ form }: { form: Form }) {
  return <Tick {...form.checkboxProps('consentMarketing')}>{form.label('consentMarketing')}</Tick>
}
