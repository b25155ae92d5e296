import { createFileRoute } from '@tanstack/react-router'
import { readingPaper } from '@wajiha/brand/papers'
import { loadPage } from '#app/content/load-page.ts'
import { describePage } from '#app/seo/describe-page.ts'
import { describeNewsletter } from '#app/seo/descriptions/newsletter.ts'
import { NewsletterPage } from './newsletter-page.tsx'

export const Route = createFileRoute('/{-$locale}/newsletter')({
  staticData: {
    layout: 'default',
    showScrollToTop: true,
    paper: readingPaper,
    staysAsleep: true,
  },
  loader: (context) => loadPage('newsletter', context),
  head: ({ matches, loaderData }) =>
    describePage(matches, loaderData && describeNewsletter(loaderData)),
  component: NewsletterRoute,
})

function NewsletterRoute() {
  return <NewsletterPage {...Route.useLoaderData()} />
}
