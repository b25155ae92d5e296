import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { loadPage } from '#app/content/load-page.ts'
import { admittedReference, requireAdmission } from '#app/forms/core/thank-you-admission.ts'
import { queryDeps, readQuery } from '#app/locale/read-query.ts'
import { describePage } from '#app/seo/describe-page.ts'
import { describeThankYou } from '#app/seo/descriptions/thank-you.ts'
import { ThankYouPage } from './thank-you-page.tsx'

const root = getRouteApi('__root__')

export const Route = createFileRoute('/{-$locale}/thank-you')({
  staticData: { layout: 'no-footer', showScrollToTop: true, isShownOnce: true },
  validateSearch: (search) => readQuery('thank-you', search),
  loaderDeps: queryDeps('thank-you'),
  beforeLoad: requireAdmission,
  loader: (context) => loadPage('thank-you', context),
  head: ({ matches, loaderData }) =>
    describePage(matches, loaderData && describeThankYou(loaderData)),
  component: ThankYou,
})

function ThankYou() {
  const { words, number } = Route.useLoaderData()
  const told = root.useLoaderData({ select: (facts) => facts?.reference })
  return <ThankYouPage words={words} number={number} reference={admittedReference() ?? told} />
}
