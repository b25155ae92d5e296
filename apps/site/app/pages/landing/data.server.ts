import type { PageContext } from '#app/content/page-context.ts'

/** A campaign by its own address; the default one stands at `/campaign` as well. */
export async function readLanding({ read, params }: PageContext) {
  const campaign = await read('campaign', { slug: params.slug ?? '' })
  return campaign && { campaign: campaign.data }
}
