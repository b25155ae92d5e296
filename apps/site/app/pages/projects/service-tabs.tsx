import { FacetTabs } from '#app/blocks/facets/facet-tabs.tsx'
import { useWords } from '#app/locale/locale-context.tsx'
import { stringifySearch } from '#app/locale/search-params.ts'
import { useServiceName } from '#app/shell/use-service-name.ts'
import type { ProjectFilter } from './filter-projects.ts'

type ServiceTabsProps = { filter: ProjectFilter; all: number }

/** The services as tabs; the other choices stay. */
export function ServiceTabs({ filter, all }: ServiceTabsProps) {
  const { t } = useWords()
  const nameOf = useServiceName()
  const { service: _, ...others } = filter.chosen
  return (
    <FacetTabs
      label={t('our-projects', 'byService')}
      all={{
        text: t('our-projects', 'all'),
        count: all,
        href: `/our-projects${stringifySearch(others)}`,
      }}
      options={filter.facets.service}
      nameOf={nameOf}
    />
  )
}
