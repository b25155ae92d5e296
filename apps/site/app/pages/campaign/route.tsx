import { createFileRoute } from '@tanstack/react-router'
import { ClientQuote } from '#app/blocks/client-quote.tsx'
import { Questions } from '#app/blocks/questions.tsx'
import { TitledTexts } from '#app/blocks/titled-texts.tsx'
import { WeekRuler } from '#app/blocks/week-ruler.tsx'
import { loadPage } from '#app/content/load-page.ts'
import { useWords } from '#app/locale/locale-context.tsx'
import { describePage } from '#app/seo/describe-page.ts'
import { samePath } from '#app/seo/paths-of.ts'
import { DirectLines } from '#app/shell/direct-lines.tsx'
import { Page, PageHead, Section } from '#app/ui/page.tsx'

export const Route = createFileRoute('/{-$locale}/campaign')({
  staticData: { layout: 'default', showScrollToTop: false },
  loader: (context) => loadPage('campaign', context),
  head: ({ matches, loaderData }) =>
    describePage(
      matches,
      loaderData && {
        title: loaderData.campaign.promise,
        description: loaderData.campaign.lead,
        paths: samePath('/campaign', loaderData.campaign.languages),
        seo: loaderData.campaign.seo,
      },
    ),
  component: CampaignPage,
})

function CampaignPage() {
  const { campaign } = Route.useLoaderData()
  const { t } = useWords()
  return (
    <Page>
      <PageHead title={campaign.promise} lead={campaign.lead}>
        {campaign.state === 'ended' && <p role="status">{t('campaign', 'ended')}</p>}
      </PageHead>
      <Section title={t('campaign', 'steps')}>
        <WeekRuler steps={campaign.steps} />
      </Section>
      <Section title={t('campaign', 'proofs')}>
        <TitledTexts texts={campaign.proofs} />
      </Section>
      {campaign.testimonial && <ClientQuote testimonial={campaign.testimonial} />}
      <Section title={t('sections', 'questions')}>
        <Questions questions={campaign.questions} />
      </Section>
      <Section title={campaign.formTitle}>
        <DirectLines />
      </Section>
    </Page>
  )
}
