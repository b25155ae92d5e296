import { FilterLink } from '#app/locale/filter-link.tsx'
import { useWords } from '#app/locale/locale-context.tsx'
import { stringifySearch } from '#app/locale/search-params.ts'
import { useServiceName } from '#app/shell/use-service-name.ts'
import { TabCount, TabLinks } from '#app/ui/tab-links.tsx'
import type { ProjectFilter } from './filter-projects.ts'
import styles from './project-filters.module.css'

type ServiceTabsProps = { filter: ProjectFilter; all: number }

/** The services as tabs; several may be chosen, and one that is carries a cross to take it out. */
export function ServiceTabs({ filter, all }: ServiceTabsProps) {
  const { t, format } = useWords()
  const nameOf = useServiceName()
  const { service: shown = [], ...others } = filter.chosen
  return (
    <TabLinks label={t('our-projects', 'byService')}>
      <li>
        <FilterLink href={`/our-projects${stringifySearch(others)}`} isChosen={shown.length === 0}>
          {t('our-projects', 'all')} <TabCount>{format.number(all)}</TabCount>
        </FilterLink>
      </li>
      {filter.facets.service.map(({ value, count, isChosen, href }) => (
        <li key={value}>
          <FilterLink href={href} isChosen={isChosen}>
            {nameOf(value)} <TabCount>{format.number(count)}</TabCount>
            {isChosen && <i className={styles.cross} aria-hidden="true" />}
          </FilterLink>
        </li>
      ))}
    </TabLinks>
  )
}
