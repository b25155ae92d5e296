import { useNavigate } from '@tanstack/react-router'
import type { FormName } from '@wajiha/contract/form-checks'
import { admitToThankYou } from '#app/forms/core/thank-you-admission.ts'
import type { LeadOfCampaign } from './lead-of-campaign.ts'

type Options = {
  form: FormName
  onSent: 'thank-you' | 'stay'
  ofLead: LeadOfCampaign | undefined
}

/** What follows an accepted message: the visitor is thanked, in the language they read by now. */
export function useArrival({ form, onSent, ofLead }: Options) {
  const navigate = useNavigate()
  return (reference: string) => {
    if (onSent === 'stay') return
    admitToThankYou(reference)
    void navigate({
      to: '/{-$locale}/thank-you',
      params: ({ locale }) => ({ locale }),
      search: searchOf(form, ofLead),
    })
  }
}

/** Whose thanks they are: a campaign's own, an applicant's, or a client's. */
function searchOf(form: FormName, ofLead: LeadOfCampaign | undefined) {
  if (form === 'apply') return { for: 'application' }
  return ofLead?.thanks ? { campaign: ofLead.thanks } : {}
}
