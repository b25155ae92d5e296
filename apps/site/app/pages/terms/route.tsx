import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '#app/content/load-page.ts'
import { describePage } from '#app/seo/describe-page.ts'
import { samePath } from '#app/seo/paths-of.ts'
import { LegalPage } from '../legal/legal-page.tsx'

export const Route = createFileRoute('/{-$locale}/terms-and-conditions')({
  staticData: { layout: 'default', showScrollToTop: true },
  loader: (context) => loadPage('terms', context),
  head: ({ matches, loaderData }) =>
    describePage(
      matches,
      loaderData && {
        ...loaderData.words,
        description: loaderData.words.lead,
        paths: samePath('/terms-and-conditions', loaderData.words.languages),
      },
    ),
  component: LegalRoute,
})

function LegalRoute() {
  return <LegalPage words={Route.useLoaderData().words} />
}
