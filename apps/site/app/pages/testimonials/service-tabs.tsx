import { FacetTabs } from '#app/blocks/facets/facet-tabs.tsx'
import type { PageData } from '#app/content/page-data.ts'
import { useWords } from '#app/locale/locale-context.tsx'
import { useServiceName } from '#app/shell/use-service-name.ts'

type ServiceTabsProps = Pick<PageData<'testimonials'>, 'filter' | 'total'>

/** The services as tabs, each with the number of voices that speak of it. */
export function ServiceTabs({ filter, total }: ServiceTabsProps) {
  const { t } = useWords()
  const nameOf = useServiceName()
  const options = filter.facets.service
  if (options.length < 2) return null
  return (
    <FacetTabs
      label={t('sections', 'filterVoices')}
      all={{ text: t('sections', 'allVoices'), count: total, href: filter.resetHref }}
      options={options}
      nameOf={nameOf}
    />
  )
}
