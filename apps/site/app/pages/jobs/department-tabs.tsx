import { FacetTabs } from '#app/blocks/facets/facet-tabs.tsx'
import { useWords } from '#app/locale/locale-context.tsx'
import { stringifySearch } from '#app/locale/search-params.ts'
import type { JobFilter } from './filter-jobs.ts'

/** The departments as tabs; the other choices stay. */
export function DepartmentTabs({ filter }: { filter: JobFilter }) {
  const { t } = useWords()
  const { department: options } = filter.facets
  const { department: _, ...others } = filter.chosen
  if (options.length < 2) return null
  const all = {
    text: t('join-us', 'all'),
    count: options.reduce((sum, { count }) => sum + count, 0),
    href: `/join-us${stringifySearch({ ...(filter.q ? { q: filter.q } : {}), ...others })}`,
  }
  return <FacetTabs label={t('join-us', 'department')} all={all} options={options} />
}
