import { createFileRoute } from '@tanstack/react-router'
import { JobRow } from '#app/blocks/job-row.tsx'
import { RichText } from '#app/blocks/rich-text.tsx'
import { loadPage } from '#app/content/load-page.ts'
import { useWords } from '#app/locale/locale-context.tsx'
import { describePage } from '#app/seo/describe-page.ts'
import { slugPaths } from '#app/seo/paths-of.ts'
import { Grid, Page, PageHead, Section } from '#app/ui/page.tsx'
import { JobFacts } from './job-facts.tsx'

export const Route = createFileRoute('/{-$locale}/join-us/$slug')({
  staticData: { layout: 'default', showScrollToTop: true },
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
  component: JobPage,
})

function JobPage() {
  const { job } = Route.useLoaderData()
  const { t } = useWords()
  return (
    <Page>
      <PageHead title={job.title} lead={job.summary}>
        {job.state === 'closed' && <p role="status">{t('join-us', 'closed')}</p>}
        <JobFacts job={job} />
      </PageHead>
      <RichText blocks={job.description} />
      <Points title={t('join-us', 'responsibilities')} points={job.responsibilities} />
      <Points title={t('join-us', 'requirements')} points={job.requirements} />
      <Points title={t('join-us', 'benefits')} points={job.benefits} />
      {job.similar.length > 0 && (
        <Section title={t('join-us', 'similar')}>
          <Grid>
            {job.similar.map((similar) => (
              <li key={similar.id}>
                <JobRow job={similar} />
              </li>
            ))}
          </Grid>
        </Section>
      )}
    </Page>
  )
}

function Points({ title, points }: { title: string; points: string[] }) {
  if (points.length === 0) return null
  return (
    <Section title={title}>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </Section>
  )
}
