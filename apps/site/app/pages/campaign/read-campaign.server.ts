/** A campaign as one visitor sees it: the chosen words alone, and nothing of what else there is. */
import { type Campaign, variantFormKey } from '@wajiha/contract'
import type { PageContext } from '#app/content/page-context.ts'
import type { PassingPage } from '#app/content/page-data.ts'
import { PageMoved } from '#app/content/page-moved.ts'
import type { LeadOfCampaign } from '#app/forms/lead-of-campaign.ts'
import type { CampaignVariation } from '#app/locale/campaign-choice.ts'
import { localisedPath } from '#app/locale/paths.ts'
import { readOffer } from './offer.server.ts'

/** What only the server decides by. */
type Unshown = 'wordings' | 'test' | 'thanks' | 'places' | 'showsEnd' | 'movedTo' | 'worth'

export type ShownCampaign = Omit<Campaign, Unshown> & {
  /** Sentences about its end and its places. */
  offer: string[]
  /** Which form this is, while a test runs. */
  formKey?: string
  /** What is said of a lead: whose own thanks follow it, and what the tag manager hears. */
  ofLead: LeadOfCampaign
}

export async function readCampaignPage(
  context: PageContext,
  slug: string,
): Promise<({ campaign: ShownCampaign } & PassingPage) | undefined> {
  const campaign = (await context.read('campaign', { slug }))?.data
  if (!campaign) return undefined
  if (campaign.movedTo)
    throw new PageMoved(encoded(localisedPath(campaign.movedTo, context.locale)))
  const { choice = {} } = context
  return {
    campaign: { ...show(campaign, choice), offer: await readOffer(context, campaign) },
    // A choice that nobody makes any more is drawn for who asks right now, and then forgotten.
    ...(isCurrent(campaign, choice) ? {} : { isPassing: true as const }),
  }
}

/** As a header takes it, whether the editor wrote its letters or their percent signs. */
const encoded = (path: string) => new URL(path, 'http://site').pathname

function show(campaign: Campaign, choice: CampaignVariation): Omit<ShownCampaign, 'offer'> {
  const { wordings, test, thanks, places, showsEnd, movedTo, worth, ...plain } = campaign
  const wording = wordings?.[choice.wording ?? -1]
  const side = choice.side?.test === test?.id ? choice.side : undefined
  const words = wording ?? (side?.side === 'b' ? test : undefined)
  return {
    ...plain,
    promise: words?.promise ?? plain.promise,
    lead: words?.lead ?? plain.lead,
    formTitle: (words && 'formTitle' in words && words.formTitle) || plain.formTitle,
    ...(side ? { formKey: variantFormKey(side) } : {}),
    ofLead: { ...(thanks ? { thanks: plain.slug } : {}), ...(worth ? { worth } : {}) },
  }
}

function isCurrent(
  { wordings, test }: Campaign,
  { wording, side, days }: CampaignVariation,
): boolean {
  if (wording !== undefined && !wordings?.[wording]) return false
  if (side && side.test !== test?.id) return false
  return !days || Date.now() < days.until
}
