import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '#app/content/load-page.ts'
import { describePage } from '#app/seo/describe-page.ts'
import { slugPaths } from '#app/seo/paths-of.ts'
import { JobPage } from './job-page.tsx'

export const Route = createFileRoute('/{-$locale}/join-us/$slug')({
  staticData: { layout: 'default', showScrollToTop: true, paper: 'sama' },
  loader: (context) => loadPage('job', context),
  head: ({ matches, loaderData }) =>
    describePage(
      matches,
      loaderData && {
        title: loaderData.job.title,
        description: loaderData.job.summary,
        paths: slugPaths('/join-us', loaderData.job.slugs),
        seo: loaderData.job.seo,
        noindex: loaderData.job.state === 'closed',
      },
    ),
  component: JobRoute,
})

function JobRoute() {
  return <JobPage job={Route.useLoaderData().job} />
}
