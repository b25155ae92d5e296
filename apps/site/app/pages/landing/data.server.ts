import type { PageContext } from '#app/content/page-context.ts'
import { readCampaignPage } from '#app/pages/campaign/read-campaign.server.ts'

/** A campaign by its own address; the default one stands at `/campaign` as well. */
export const readLanding = (context: PageContext) =>
  readCampaignPage(context, context.params.slug ?? '')
