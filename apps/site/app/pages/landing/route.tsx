import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '#app/content/load-page.ts'
import { CampaignForm } from '#app/pages/campaign/campaign-form.tsx'
import { CampaignPage } from '#app/pages/campaign/campaign-page.tsx'
import { describePage } from '#app/seo/describe-page.ts'
import { describeCampaign } from '#app/seo/descriptions/campaign.ts'

export const Route = createFileRoute('/{-$locale}/campaign/$slug')({
  staticData: { layout: 'default', showScrollToTop: false },
  loader: (context) => loadPage('landing', context),
  head: ({ matches, loaderData }) =>
    describePage(matches, loaderData && describeCampaign(loaderData)),
  component: Landing,
})

function Landing() {
  const { campaign } = Route.useLoaderData()
  return (
    <CampaignPage
      campaign={campaign}
      form={<CampaignForm key={campaign.slug} campaign={campaign} />}
    />
  )
}
