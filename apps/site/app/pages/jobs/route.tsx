import { createFileRoute } from '@tanstack/react-router'
import { JobRow } from '#app/blocks/job-row.tsx'
import { TitledTexts } from '#app/blocks/titled-texts.tsx'
import { loadPage } from '#app/content/load-page.ts'
import { useWords } from '#app/locale/locale-context.tsx'
import { readQuery } from '#app/locale/read-query.ts'
import { describePage } from '#app/seo/describe-page.ts'
import { samePath } from '#app/seo/paths-of.ts'
import { Grid, Page, PageHead, Section } from '#app/ui/page.tsx'

export const Route = createFileRoute('/{-$locale}/join-us')({
  staticData: { layout: 'default', showScrollToTop: true },
  validateSearch: (search) => readQuery('jobs', search),
  loaderDeps: ({ search }) => search,
  loader: (context) => loadPage('jobs', context),
  head: ({ matches, loaderData }) =>
    describePage(
      matches,
      loaderData && {
        ...loaderData.words,
        description: loaderData.words.lead,
        paths: samePath('/join-us', loaderData.words.languages),
      },
    ),
  component: JobsPage,
})

function JobsPage() {
  const { words, jobs } = Route.useLoaderData()
  const { t, count } = useWords()
  return (
    <Page>
      <PageHead title={words.title} lead={words.lead} />
      <Section title={t('join-us', 'openings')}>
        <p>{count('join-us', 'count', jobs.length)}</p>
        {jobs.length === 0 && <p>{words.emptyText}</p>}
        <Grid>
          {jobs.map((job) => (
            <li key={job.id}>
              <JobRow job={job} />
            </li>
          ))}
        </Grid>
      </Section>
      <Section title={t('join-us', 'values')}>
        <TitledTexts texts={words.values} />
      </Section>
    </Page>
  )
}
