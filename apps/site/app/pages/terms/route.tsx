import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '#app/content/load-page.ts'
import { describePage } from '#app/seo/describe-page.ts'
import { describeTerms } from '#app/seo/descriptions/legal.ts'
import { LegalPage } from '../legal/legal-page.tsx'

export const Route = createFileRoute('/{-$locale}/terms-and-conditions')({
  staticData: { layout: 'default', showScrollToTop: true, staysAsleep: true },
  loader: (context) => loadPage('terms', context),
  head: ({ matches, loaderData }) => describePage(matches, loaderData && describeTerms(loaderData)),
  component: LegalRoute,
})

function LegalRoute() {
  return <LegalPage words={Route.useLoaderData().words} />
}
