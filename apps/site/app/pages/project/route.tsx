import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '#app/content/load-page.ts'
import { describePage } from '#app/seo/describe-page.ts'
import { describeProject } from '#app/seo/descriptions/project.ts'
import { ProjectPage } from './project-page.tsx'

export const Route = createFileRoute('/{-$locale}/our-projects/$slug')({
  staticData: { layout: 'default', showScrollToTop: true },
  loader: (context) => loadPage('project', context),
  head: ({ matches, loaderData }) =>
    describePage(matches, loaderData && describeProject(loaderData)),
  component: ProjectRoute,
})

function ProjectRoute() {
  return <ProjectPage project={Route.useLoaderData().project} />
}
