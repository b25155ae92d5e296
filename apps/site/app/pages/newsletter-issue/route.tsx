import { createFileRoute } from '@tanstack/react-router'
import { readingPaper } from '@wajiha/brand/papers'
import { loadPage } from '#app/content/load-page.ts'
import { describePage } from '#app/seo/describe-page.ts'
import { describeNewsletterIssue } from '#app/seo/descriptions/newsletter.ts'
import { NewsletterIssuePage } from './newsletter-issue-page.tsx'

export const Route = createFileRoute('/{-$locale}/newsletter/$slug')({
  staticData: {
    layout: 'default',
    showScrollToTop: true,
    paper: readingPaper,
    staysAsleep: true,
  },
  loader: (context) => loadPage('newsletter-issue', context),
  head: ({ matches, loaderData }) =>
    describePage(matches, loaderData && describeNewsletterIssue(loaderData)),
  component: NewsletterIssueRoute,
})

function NewsletterIssueRoute() {
  return <NewsletterIssuePage {...Route.useLoaderData()} />
}
