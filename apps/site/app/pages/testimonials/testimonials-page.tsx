import { meetingPaper } from '@wajiha/brand/papers'
import { ClientQuote } from '#app/blocks/client-quote.tsx'
import type { PageData } from '#app/content/page-data.ts'
import { useWords } from '#app/locale/locale-context.tsx'
import { SiteLink } from '#app/locale/site-link.tsx'
import { arrowLinkClass } from '#app/ui/core/button.ts'
import { Arrow } from '#app/ui/core/marks.tsx'
import { Page, PageHead, Wrap } from '#app/ui/core/page.tsx'
import { surfaceClass } from '#app/ui/core/surface.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ServiceTabs } from './service-tabs.tsx'
import styles from './testimonials-page.module.css'

/** What clients say: one voice to a screen, its author now on this side and now on that. */
export function TestimonialsPage(data: PageData<'testimonials'>) {
  const { words, testimonials, total, filter } = data
  const { t } = useWords()
  const paper = words.paper ?? meetingPaper
  return (
    <Page>
      <PageHead title={words.title} lead={words.lead} paper={paper} />
      <section className={surfaceClass('field', paper)}>
        <Wrap className={styles.voices}>
          <h2 className="visually-hidden">{t('sections', 'voices')}</h2>
          <ServiceTabs filter={filter} total={total} />
          {testimonials.length === 0 && (
            <EmptyState title={t('sections', 'noVoices')} text={words.emptyText}>
              <SiteLink to="/contact" className={arrowLinkClass}>
                {t('general', 'contact')} <Arrow />
              </SiteLink>
            </EmptyState>
          )}
          <ol className={styles.list}>
            {testimonials.map((testimonial, index) => (
              <li key={testimonial.id}>
                <ClientQuote
                  testimonial={testimonial}
                  author={index % 2 === 0 ? 'end' : 'start'}
                  detailed
                />
              </li>
            ))}
          </ol>
        </Wrap>
      </section>
    </Page>
  )
}
