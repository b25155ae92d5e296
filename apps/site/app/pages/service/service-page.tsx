import type { Service } from '@wajiha/contract'
import { ClientQuote } from '#app/blocks/client-quote.tsx'
import { WeekRuler } from '#app/blocks/week-ruler.tsx'
import { ProjectCard } from '#app/blocks/project-card.tsx'
import { Questions } from '#app/blocks/questions.tsx'
import { RichText } from '#app/blocks/rich-text.tsx'
import { TitledTexts } from '#app/blocks/titled-texts.tsx'
import { useWords } from '#app/locale/locale-context.tsx'
import { SiteLink } from '#app/locale/site-link.tsx'
import { Grid, Page, PageHead, Section } from '#app/ui/page.tsx'

/** One service in depth; the three services share this page and differ in their words. */
export function ServicePage({ service }: { service: Service }) {
  const { t } = useWords()
  return (
    <Page>
      <PageHead title={service.title} lead={service.lead} />
      <RichText blocks={service.offer} />
      <Section title={t(service.key, 'deliverables')}>
        <TitledTexts texts={service.deliverables} />
      </Section>
      <Section title={t(service.key, 'process')}>
        <WeekRuler steps={service.process} />
      </Section>
      <Section title={t('sections', 'work')}>
        <Grid>
          {service.projects.map((project) => (
            <li key={project.id}>
              <ProjectCard project={project} />
            </li>
          ))}
        </Grid>
      </Section>
      {service.testimonials.length > 0 && (
        <Section title={t('sections', 'voices')}>
          {service.testimonials.map((testimonial) => (
            <ClientQuote key={testimonial.id} testimonial={testimonial} />
          ))}
        </Section>
      )}
      <Section title={t('sections', 'questions')}>
        <Questions questions={service.questions} />
      </Section>
      <p>
        <SiteLink to="/contact">{t('general', 'startProject')}</SiteLink>
      </p>
    </Page>
  )
}
