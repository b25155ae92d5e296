import type { PageData } from '#app/content/page-data.ts'
import { FilterLink } from '#app/locale/filter-link.tsx'
import { useWords } from '#app/locale/locale-context.tsx'
import { useServiceName } from '#app/shell/use-service-name.ts'
import { TabCount, TabLinks } from '#app/ui/tab-links.tsx'

/** The services as tabs, each with the number of voices that speak of it. */
export function ServiceTabs({ filter }: Pick<PageData<'testimonials'>, 'filter'>) {
  const { t, format } = useWords()
  const nameOf = useServiceName()
  const options = filter.facets.service
  if (options.length < 2) return null
  return (
    <TabLinks label={t('sections', 'filterVoices')}>
      <li>
        <FilterLink href={filter.resetHref} isChosen={!filter.isFiltered}>
          {t('sections', 'allVoices')}
        </FilterLink>
      </li>
      {options.map(({ value, count, isChosen }) => (
        <li key={value}>
          <FilterLink href={`${filter.resetHref}?service=${value}`} isChosen={isChosen}>
            {nameOf(value)} <TabCount>{format.number(count)}</TabCount>
          </FilterLink>
        </li>
      ))}
    </TabLinks>
  )
}
