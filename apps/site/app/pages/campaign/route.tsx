import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '#app/content/load-page.ts'
import { describePage } from '#app/seo/describe-page.ts'
import { describeCampaign } from '#app/seo/descriptions/campaign.ts'
import { CampaignForm } from './campaign-form.tsx'
import { CampaignPage } from './campaign-page.tsx'

export const Route = createFileRoute('/{-$locale}/campaign')({
  staticData: { layout: 'default', showScrollToTop: false },
  loader: (context) => loadPage('campaign', context),
  head: ({ matches, loaderData }) =>
    describePage(matches, loaderData && describeCampaign(loaderData)),
  component: Campaign,
})

function Campaign() {
  const { campaign } = Route.useLoaderData()
  return (
    <CampaignPage
      campaign={campaign}
      form={<CampaignForm key={campaign.slug} campaign={campaign} />}
    />
  )
}
