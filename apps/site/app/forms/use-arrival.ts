import { useNavigate } from '@tanstack/react-router'
import type { FormName } from '@wajiha/contract/form-checks'
import { admitToThankYou } from '#app/forms/core/thank-you-admission.ts'
import { useWords } from '#app/locale/locale-context.tsx'
import { localeParam } from '#app/locale/paths.ts'
import type { LeadOfCampaign } from './lead-of-campaign.ts'

type Options = {
  form: FormName
  formKey: string
  onSent: 'thank-you' | 'stay'
  ofLead: LeadOfCampaign | undefined
}

/** What follows an accepted message: the tag manager hears of it once, and the visitor is thanked. */
export function useArrival({ form, formKey, onSent, ofLead }: Options) {
  const navigate = useNavigate()
  const { locale } = useWords()
  return (id: string, reference: string) => {
    announce({ event_id: id, form, form_key: formKey, ...ofLead?.worth })
    if (onSent === 'stay') return
    admitToThankYou(reference)
    void navigate({
      to: '/{-$locale}/thank-you',
      params: { locale: localeParam(locale) },
      search: searchOf(form, ofLead),
    })
  }
}

/** Whose thanks they are: a campaign's own, an applicant's, or a client's. */
function searchOf(form: FormName, ofLead: LeadOfCampaign | undefined) {
  if (form === 'apply') return { for: 'application' }
  return ofLead?.thanks ? { campaign: ofLead.thanks } : {}
}

const events: Record<FormName, string> = {
  contact: 'generate_lead',
  campaign: 'generate_lead',
  exchange: 'generate_lead',
  subscribe: 'newsletter_requested',
  apply: 'job_apply',
}

type Told = {
  event_id: string
  form: FormName
  form_key: string
  value?: number
  currency?: string
}

/** No personal data: which form, and the message's own id, so that it is counted once (LEAD-14). */
function announce(told: Told) {
  window.dataLayer?.push({ event: events[told.form], ...told })
}
