import { createFileRoute } from '@tanstack/react-router'
import { readingPaper } from '@wajiha/brand/papers'
import { loadPage } from '#app/content/load-page.ts'
import { describePage } from '#app/seo/describe-page.ts'
import { describeJob } from '#app/seo/descriptions/job.ts'
import { JobPage } from './job-page.tsx'

export const Route = createFileRoute('/{-$locale}/join-us/$slug')({
  staticData: { layout: 'default', showScrollToTop: true, paper: readingPaper },
  loader: (context) => loadPage('job', context),
  head: ({ matches, loaderData }) => describePage(matches, loaderData && describeJob(loaderData)),
  component: JobRoute,
})

function JobRoute() {
  return <JobPage job={Route.useLoaderData().job} />
}
