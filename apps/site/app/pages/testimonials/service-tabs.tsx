import { useLoaderData } from '@tanstack/react-router'
import type { PageData } from '#app/content/page-data.ts'
import { FilterLink } from '#app/locale/filter-link.tsx'
import { useWords } from '#app/locale/locale-context.tsx'
import { TabCount, TabLinks } from '#app/ui/tab-links.tsx'

/** The services as tabs, each with the number of voices that speak of it. */
export function ServiceTabs({ filter }: Pick<PageData<'testimonials'>, 'filter'>) {
  const { t, format } = useWords()
  const shell = useLoaderData({ from: '/{-$locale}' })
  const options = filter.facets.service
  if (options.length < 2) return null
  const nameOf = (key: string) => shell?.services.find((one) => one.key === key)?.name ?? key
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
