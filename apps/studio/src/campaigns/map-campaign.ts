import { type Campaign as CampaignData, type Locale, worthSchema } from '@wajiha/contract'
import { defined, document, worded } from '../content/mappers/defined.ts'
import { toQuestions, toSteps } from '../content/mappers/parts.ts'
import { toSeo } from '../content/mappers/seo.ts'
import { toTestimonials } from '../content/mappers/testimonial.ts'
import type { Campaign } from '../payload-types.ts'
import { testIdOf } from './test-id.ts'

/** `written` says how many have written by it, where it counts its places. */
type Around = { languages: Locale[]; now: number; written?: number | undefined }

export const toCampaign = (
  campaign: Campaign,
  { languages, now, written }: Around,
  locale: Locale,
): CampaignData => ({
  id: campaign.id,
  slug: campaign.slug,
  isDefault: campaign.isDefault ?? false,
  promise: campaign.promise,
  lead: campaign.lead,
  paper: campaign.paper,
  steps: toSteps(campaign.steps),
  proofs: worded(campaign.proofs, 'title', 'text').map(({ title, text, drawing }) => ({
    title,
    text,
    ...(drawing ? { drawing } : {}),
  })),
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
    ...optionsOf(campaign, written),
  }),
  state: stateOf(campaign, now),
  languages,
  seo: toSeo(campaign.seo),
})

function stateOf({ startsAt, endsAt }: Campaign, now: number): CampaignData['state'] {
  if (startsAt && Date.parse(startsAt) > now) return 'scheduled'
  return endsAt && Date.parse(endsAt) <= now ? 'ended' : 'running'
}

const optionsOf = (campaign: Campaign, written: number | undefined) => ({
  layout: campaign.hasMenu === false ? ('slim' as const) : undefined,
  wordings: wordingsOf(campaign),
  test: testOf(campaign),
  thanks: thanksOf(campaign),
  worth: worthSchema.safeParse(campaign.worth).data,
  showsEnd: campaign.showsEnd && campaign.endsAt ? true : undefined,
  places:
    campaign.places && written !== undefined
      ? { all: campaign.places, left: Math.max(0, campaign.places - written) }
      : undefined,
})

function wordingsOf({ wordings }: Campaign): CampaignData['wordings'] {
  const all = worded(wordings, 'promise').flatMap(({ terms, promise, lead }) => {
    const known = (terms ?? []).map((term) => term.trim()).filter(Boolean)
    return known.length > 0 && promise ? [{ terms: known, promise, ...(lead ? { lead } : {}) }] : []
  })
  return all.length > 0 ? all : undefined
}

/** The words of variant B that differ; a test without any in this language does not run in it. */
function testOf({ id, test }: Campaign): CampaignData['test'] {
  if (!test?.isRunning || !test.startedAt) return undefined
  const words = defined({
    promise: test.promise || undefined,
    lead: test.lead || undefined,
    formTitle: test.formTitle || undefined,
  })
  if (Object.keys(words).length === 0) return undefined
  return { id: testIdOf(id, test.startedAt), share: test.share ?? 50, ...words }
}

function thanksOf({ thanks }: Campaign): CampaignData['thanks'] {
  if (!thanks?.title) return undefined
  const { title, text, label, href } = thanks
  return {
    title,
    ...(text ? { text } : {}),
    ...(label && href ? { next: { label, href } } : {}),
  }
}
