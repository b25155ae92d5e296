import type { PageContext } from '#app/content/page-context.ts'

/** The default campaign; `/campaign` has no slug of its own. */
export async function readCampaign({ read }: PageContext) {
  const campaign = await read('campaign', { slug: 'default' })
  return campaign && { campaign: campaign.data }
}
