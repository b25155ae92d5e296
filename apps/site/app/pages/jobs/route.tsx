import { createFileRoute } from '@tanstack/react-router'
import { housePaper, readingPaper } from '@wajiha/brand/papers'
import { PeopleStrip } from '#app/blocks/people-strip.tsx'
import { TitledTexts } from '#app/blocks/titled-texts.tsx'
import { loadPage } from '#app/content/load-page.ts'
import { useWords } from '#app/locale/locale-context.tsx'
import { queryDeps, readQuery } from '#app/locale/read-query.ts'
import { describePage } from '#app/seo/describe-page.ts'
import { describeJobs } from '#app/seo/descriptions/jobs.ts'
import { Page, PageHead, Section } from '#app/ui/core/page.tsx'
import { UntranslatedNotice } from '#app/ui/untranslated-notice.tsx'
import { OpenJobs } from './open-jobs.tsx'

export const Route = createFileRoute('/{-$locale}/join-us')({
  staticData: { layout: 'default', showScrollToTop: true, paper: readingPaper },
  validateSearch: (search) => readQuery('jobs', search),
  loaderDeps: queryDeps('jobs'),
  loader: (context) => loadPage('jobs', context),
  head: ({ matches, loaderData }) => describePage(matches, loaderData && describeJobs(loaderData)),
  component: JobsPage,
})

function JobsPage() {
  const { words, people, ...open } = Route.useLoaderData()
  const { t } = useWords()
  return (
    <Page>
      <PageHead title={words.title} lead={words.lead} paper={words.paper ?? readingPaper} />
      <UntranslatedNotice text={t('join-us', 'untranslated')} />
      <PeopleStrip people={people} />
      <Section title={t('join-us', 'openings')} quietTitle={open.total === 0}>
        <OpenJobs words={words} {...open} />
      </Section>
      {words.values.length > 0 && (
        <Section title={t('join-us', 'values')} quietTitle tone="field" paper={housePaper}>
          <TitledTexts texts={words.values} />
        </Section>
      )}
    </Page>
  )
}
