import { FilterLink } from '#app/locale/filter-link.tsx'
import { useWords } from '#app/locale/locale-context.tsx'
import { stringifySearch } from '#app/locale/search-params.ts'
import { TabCount, TabLinks } from '#app/ui/tab-links.tsx'
import type { JobFilter } from './filter-jobs.ts'

/** The departments as tabs: one at a time, or all of them; the other choices stay. */
export function DepartmentTabs({ filter }: { filter: JobFilter }) {
  const { t, format } = useWords()
  const { department: options } = filter.facets
  const { department: shown = [], ...others } = filter.chosen
  if (options.length < 2) return null
  const addressOf = (department: string[]) =>
    `/join-us${stringifySearch({ ...(filter.q ? { q: filter.q } : {}), department, ...others })}`
  const all = options.reduce((sum, { count }) => sum + count, 0)
  return (
    <TabLinks label={t('join-us', 'department')}>
      <li>
        <FilterLink href={addressOf([])} isChosen={shown.length === 0}>
          {t('join-us', 'all')} <TabCount>{format.number(all)}</TabCount>
        </FilterLink>
      </li>
      {options.map(({ value, label, count, isChosen }) => (
        <li key={value}>
          <FilterLink href={addressOf([value])} isChosen={isChosen}>
            {label ?? value} <TabCount>{format.number(count)}</TabCount>
          </FilterLink>
        </li>
      ))}
    </TabLinks>
  )
}
