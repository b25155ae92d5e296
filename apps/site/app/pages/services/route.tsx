import { createFileRoute } from '@tanstack/react-router'
import { Call } from '#app/blocks/call.tsx'
import { ServiceRows } from '#app/blocks/service-rows.tsx'
import { WeekRuler } from '#app/blocks/week-ruler.tsx'
import { loadPage } from '#app/content/load-page.ts'
import { useWords } from '#app/locale/locale-context.tsx'
import { ThetaGauge } from '#app/motif/compass/theta-gauge.tsx'
import { describePage } from '#app/seo/describe-page.ts'
import { describeServices } from '#app/seo/descriptions/services.ts'
import { Page, PageHead, Section } from '#app/ui/core/page.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import styles from './services.module.css'

export const Route = createFileRoute('/{-$locale}/services')({
  staticData: { layout: 'default', showScrollToTop: true },
  loader: (context) => loadPage('services', context),
  head: ({ matches, loaderData }) =>
    describePage(matches, loaderData && describeServices(loaderData)),
  component: ServicesPage,
})

/** Every service as a full row under its own grid; the compass in the head opens all of them at once. */
function ServicesPage() {
  const { words, process, call, services } = Route.useLoaderData()
  const { t } = useWords()
  return (
    <Page>
      <PageHead title={words.title} lead={words.text}>
        <div className={styles.gauge}>
          <ThetaGauge label={t('sections', 'compass')} />
        </div>
      </PageHead>
      <Section title={t('sections', 'services')} quietTitle joined>
        {services.length > 0 ? (
          <ServiceRows services={services} />
        ) : (
          <EmptyState title={t('sections', 'noServices')} text={t('sections', 'noServicesText')} />
        )}
      </Section>
      {process.steps.length > 0 && (
        <Section title={process.title} tone="deep">
          <WeekRuler steps={process.steps} />
        </Section>
      )}
      <Call {...call} />
    </Page>
  )
}
