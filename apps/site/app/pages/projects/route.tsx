import { createFileRoute } from '@tanstack/react-router'
import { ProjectCard } from '#app/blocks/project-card.tsx'
import { loadPage } from '#app/content/load-page.ts'
import { readQuery } from '#app/locale/read-query.ts'
import { describePage } from '#app/seo/describe-page.ts'
import { describeProjects } from '#app/seo/descriptions/projects.ts'
import { Grid, Page, PageHead } from '#app/ui/page.tsx'

export const Route = createFileRoute('/{-$locale}/our-projects')({
  staticData: { layout: 'default', showScrollToTop: true },
  validateSearch: (search) => readQuery('projects', search),
  loaderDeps: ({ search }) => search,
  loader: (context) => loadPage('projects', context),
  head: ({ matches, loaderData }) =>
    describePage(matches, loaderData && describeProjects(loaderData)),
  component: ProjectsPage,
})

function ProjectsPage() {
  const { words, projects } = Route.useLoaderData()
  return (
    <Page>
      <PageHead title={words.title} lead={words.lead} />
      {projects.length === 0 && <p>{words.emptyText}</p>}
      <Grid>
        {projects.map((project) => (
          <li key={project.id}>
            <ProjectCard project={project} />
          </li>
        ))}
      </Grid>
    </Page>
  )
}
