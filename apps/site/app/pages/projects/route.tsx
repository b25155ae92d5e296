import { createFileRoute } from '@tanstack/react-router'
import { housePaper } from '@wajiha/brand/papers'
import { loadPage } from '#app/content/load-page.ts'
import { queryDeps, readQuery } from '#app/locale/read-query.ts'
import { describePage } from '#app/seo/describe-page.ts'
import { describeProjects } from '#app/seo/descriptions/projects.ts'
import { ProjectsPage } from './projects-page.tsx'

export const Route = createFileRoute('/{-$locale}/our-projects')({
  staticData: { layout: 'default', showScrollToTop: true, paper: housePaper },
  validateSearch: (search) => readQuery('projects', search),
  loaderDeps: queryDeps('projects'),
  loader: (context) => loadPage('projects', context),
  head: ({ matches, loaderData }) =>
    describePage(matches, loaderData && describeProjects(loaderData)),
  component: ProjectsRoute,
})

function ProjectsRoute() {
  return <ProjectsPage {...Route.useLoaderData()} />
}
