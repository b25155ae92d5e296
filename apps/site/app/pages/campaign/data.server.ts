import type { PageContext } from '#app/content/page-context.ts'
import { readCampaignPage } from './read-campaign.server.ts'

/** The default campaign; `/campaign` has no slug of its own. */
export const readCampaign = (context: PageContext) => readCampaignPage(context, 'default')
