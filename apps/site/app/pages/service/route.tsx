import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '#app/content/load-page.ts'
import { describePage } from '#app/seo/describe-page.ts'
import { describeService } from '#app/seo/descriptions/service.ts'
import { ServicePage } from './service-page.tsx'

export const Route = createFileRoute('/{-$locale}/services/$key')({
  staticData: { layout: 'default', showScrollToTop: true },
  loader: (context) => loadPage('service', context),
  head: ({ matches, loaderData }) =>
    describePage(matches, loaderData && describeService(loaderData)),
  component: ServiceRoute,
})

function ServiceRoute() {
  return <ServicePage {...Route.useLoaderData()} />
}
