import type { Campaign as CampaignData, Locale } from '@wajiha/contract'
import type { Campaign } from '../payload-types.ts'
import { defined, document } from './defined.ts'
import { toQuestions, toSteps, toTitledTexts } from './parts.ts'
import { toSeo } from './seo.ts'
import { toTestimonials } from './testimonial.ts'

export const toCampaign = (
  campaign: Campaign,
  { languages, now }: { languages: Locale[]; now: number },
  locale: Locale,
): CampaignData => ({
  id: campaign.id,
  slug: campaign.slug,
  isDefault: campaign.isDefault ?? false,
  promise: campaign.promise,
  lead: campaign.lead,
  paper: campaign.paper,
  steps: toSteps(campaign.steps),
  proofs: toTitledTexts(campaign.proofs),
  questions: toQuestions(campaign.questions, locale),
  formTitle: campaign.formTitle,
  asks: campaign.asks?.length ? campaign.asks : ['phone', 'email'],
  ...defined({
    formNote: campaign.formNote || undefined,
    testimonial: toTestimonials(
      [document(campaign.testimonial)].filter((one) => one !== undefined),
    )[0],
    consentText: campaign.consentText || undefined,
    phone: campaign.phone || undefined,
    whatsapp: campaign.whatsapp || undefined,
    startsAt: campaign.startsAt,
    endsAt: campaign.endsAt,
  }),
  state: stateOf(campaign, now),
  languages,
  seo: toSeo(campaign.seo),
})

function stateOf({ startsAt, endsAt }: Campaign, now: number): CampaignData['state'] {
  if (startsAt && Date.parse(startsAt) > now) return 'scheduled'
  return endsAt && Date.parse(endsAt) <= now ? 'ended' : 'running'
}
