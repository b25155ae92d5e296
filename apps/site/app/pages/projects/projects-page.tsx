import './words.ts'
import { housePaper } from '@wajiha/brand/papers'
import { ProjectGrid } from '#app/blocks/project-card.tsx'
import type { PageData } from '#app/content/page-data.ts'
import { FilterLink } from '#app/locale/filter-link.tsx'
import { useWords } from '#app/locale/locale-context.tsx'
import { buttonClass } from '#app/ui/core/button.ts'
import { Page, PageHead, Section } from '#app/ui/core/page.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { UntranslatedNotice } from '#app/ui/untranslated-notice.tsx'
import styles from './project-filters.module.css'
import { ProjectFilters } from './project-filters.tsx'
import { ServiceTabs } from './service-tabs.tsx'

/** The work: chosen by service and more, in pairs, or the word that nothing answers the choice. */
export function ProjectsPage(page: PageData<'projects'>) {
  const { words, projects, total, ofAnyService, filter } = page
  const { t } = useWords()
  return (
    <Page>
      <PageHead title={words.title} lead={words.lead} paper={words.paper ?? housePaper} />
      <UntranslatedNotice text={t('our-projects', 'untranslated')} />
      <Section title={t('sections', 'work')} quietTitle joined>
        {total > 0 && (
          <div className={styles.choose}>
            <ServiceTabs filter={filter} all={ofAnyService} />
            <ProjectFilters filter={filter} found={projects.length} />
          </div>
        )}
        {projects.length > 0 ? (
          <ProjectGrid projects={projects} leads />
        ) : (
          <EmptyState title={t('our-projects', 'noMatch')} text={words.emptyText}>
            {filter.isFiltered && (
              <FilterLink href={filter.resetHref} isChosen={false} className={buttonClass('line')}>
                {t('our-projects', 'showAll')}
              </FilterLink>
            )}
          </EmptyState>
        )}
      </Section>
    </Page>
  )
}
