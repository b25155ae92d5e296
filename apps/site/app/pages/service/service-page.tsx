import { meetingPaper, readingPaper } from '@wajiha/brand/papers'
import type { Service, ServiceCard } from '@wajiha/contract'
import { Call } from '#app/blocks/call.tsx'
import { ClientQuote } from '#app/blocks/client-quote.tsx'
import { ProjectGrid } from '#app/blocks/project-card.tsx'
import { Questions } from '#app/blocks/questions.tsx'
import { RichText } from '#app/blocks/rich-text.tsx'
import { useWords } from '#app/locale/locale-context.tsx'
import { SiteLink } from '#app/locale/site-link.tsx'
import { Carousel } from '#app/ui/carousel.tsx'
import { arrowLinkClass } from '#app/ui/core/button.ts'
import { Arrow } from '#app/ui/core/marks.tsx'
import { Page, Section, Wrap } from '#app/ui/core/page.tsx'
import { Split } from '#app/ui/split.tsx'
import { Deliverables } from './deliverables.tsx'
import { ProcessTabs } from './process-tabs.tsx'
import { ServiceHead } from './service-head.tsx'
import styles from './service-page.module.css'
import { Sisters } from './sisters.tsx'

type ServicePageProps = { service: Service; sisters: readonly ServiceCard[] }

/** One service in depth; all services share this page and differ in their words, papers and grounds. */
export function ServicePage({ service, sisters }: ServicePageProps) {
  const { t } = useWords()
  const { paper, words, deliverables, process, questions } = service
  return (
    <Page>
      <ServiceHead service={service} />
      <Wrap className={styles.part}>
        <Split title={words.offer} open lead>
          <RichText blocks={service.offer} />
        </Split>
      </Wrap>
      {deliverables.length > 0 && (
        <Section title={t('sections', 'deliverables')} joined>
          <Deliverables items={deliverables} />
        </Section>
      )}
      {process.length > 0 && (
        <Section title={t('sections', 'process')} tone="deep">
          <ProcessTabs label={t('sections', 'process')} steps={process} />
        </Section>
      )}
      <Work service={service} />
      {service.testimonials.length > 0 && (
        <Section
          title={t('sections', 'voices')}
          quietTitle
          tone="field"
          paper={paper === meetingPaper ? readingPaper : meetingPaper}
        >
          <Carousel label={t('sections', 'voices')}>
            {service.testimonials.map((testimonial) => (
              <ClientQuote key={testimonial.id} testimonial={testimonial} />
            ))}
          </Carousel>
        </Section>
      )}
      {questions.length > 0 && (
        <Wrap className={styles.part}>
          <Split title={t('sections', 'questions')} open>
            <Questions questions={questions} />
          </Split>
        </Wrap>
      )}
      <Sisters services={sisters} />
      <Call
        title={words.callTitle}
        text={words.callText}
        action={{ label: t('general', 'startProject'), href: '/contact' }}
      />
    </Page>
  )
}

/** Two works of this service, and the way to all of them. */
function Work({ service: { key, words, projects } }: { service: Service }) {
  const { t } = useWords()
  if (projects.length === 0) return null
  return (
    <Section
      title={words.work}
      more={
        <SiteLink to="/our-projects" search={{ service: [key] }} className={arrowLinkClass}>
          {t('sections', 'allWork')} <Arrow />
        </SiteLink>
      }
    >
      <ProjectGrid projects={projects.slice(0, 2)} />
    </Section>
  )
}
