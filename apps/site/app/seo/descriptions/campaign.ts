import { campaignGrid } from '@wajiha/brand/motif'
import type { PageData } from '#app/content/page-data.ts'
import { inDocumentsOnly } from '#app/seo/told-in-documents.ts'
import type { PageDescription } from '../page-description.ts'
import { samePath } from '../paths-of.ts'

export function describeCampaign({ campaign }: PageData<'campaign'>): PageDescription {
  return {
    title: campaign.promise,
    description: campaign.lead,
    // The default one is read at two addresses and known by one.
    paths: samePath(
      campaign.isDefault ? '/campaign' : `/campaign/${campaign.slug}`,
      campaign.languages,
    ),
    seo: campaign.seo,
    share: { paper: campaign.paper, grid: campaignGrid },
    ...inDocumentsOnly({ subject: { is: 'questions', questions: campaign.questions } }),
  }
}
