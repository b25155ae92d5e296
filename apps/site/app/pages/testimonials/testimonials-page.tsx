import './words.ts'
import { meetingPaper } from '@wajiha/brand/papers'
import type { PageData } from '#app/content/page-data.ts'
import { useWords } from '#app/locale/locale-context.tsx'
import { SiteLink } from '#app/locale/site-link.tsx'
import { arrowLinkClass } from '#app/ui/core/button.ts'
import { Arrow } from '#app/ui/core/marks.tsx'
import { Page, PageHead, Wrap } from '#app/ui/core/page.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ServiceTabs } from './service-tabs.tsx'
import styles from './testimonials-page.module.css'
import { Voice } from './voice.tsx'

/** What clients say, as a wall: words as large as they are few, beside what the work brought. */
export function TestimonialsPage(data: PageData<'testimonials'>) {
  const { words, testimonials, total, filter } = data
  const { t } = useWords()
  const paper = words.paper ?? meetingPaper
  return (
    <Page>
      <PageHead title={words.title} lead={words.lead} paper={paper} />
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
        <ul className={styles.wall}>
          {testimonials.map((testimonial) => (
            <li key={testimonial.id}>
              <Voice testimonial={testimonial} />
            </li>
          ))}
        </ul>
      </Wrap>
    </Page>
  )
}
