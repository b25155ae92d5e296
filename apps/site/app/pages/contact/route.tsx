import { createFileRoute } from '@tanstack/react-router'
import { BranchCard } from '#app/blocks/branch-card.tsx'
import { loadPage } from '#app/content/load-page.ts'
import { useWords } from '#app/locale/locale-context.tsx'
import { describePage } from '#app/seo/describe-page.ts'
import { samePath } from '#app/seo/paths-of.ts'
import { DirectLines } from '#app/shell/direct-lines.tsx'
import { Grid, Page, PageHead, Section } from '#app/ui/page.tsx'

export const Route = createFileRoute('/{-$locale}/contact')({
  staticData: { layout: 'default', showScrollToTop: true },
  loader: (context) => loadPage('contact', context),
  head: ({ matches, loaderData }) =>
    describePage(
      matches,
      loaderData && {
        ...loaderData.words,
        description: loaderData.words.lead,
        paths: samePath('/contact', loaderData.words.languages),
      },
    ),
  component: ContactPage,
})

function ContactPage() {
  const { words, branches } = Route.useLoaderData()
  const { t } = useWords()
  return (
    <Page>
      <PageHead title={words.title} lead={words.lead} />
      <Section title={t('forms', 'directLines')}>
        <DirectLines />
      </Section>
      <Section title={t('forms', 'whatHappensNext')}>
        <ol>
          {words.next.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Section>
      {branches.length > 0 && (
        <Section title={words.branchesTitle}>
          <Grid>
            {branches.map((branch) => (
              <li key={branch.id}>
                <BranchCard branch={branch} />
              </li>
            ))}
          </Grid>
        </Section>
      )}
    </Page>
  )
}
