import { Cross } from '#app/blocks/facets/cross.tsx'
import { FacetChoices } from '#app/blocks/facets/facet-choices.tsx'
import { Narrowing } from '#app/blocks/facets/narrowing.tsx'
import { FilterLink } from '#app/locale/filter-link.tsx'
import { useWords } from '#app/locale/locale-context.tsx'
import { byCountryName, countryName } from '#app/messages/country-names.ts'
import { arrowLinkClass } from '#app/ui/core/button.ts'
import type { ProjectFilter } from './filter-projects.ts'
import styles from './project-filters.module.css'

type ProjectFiltersProps = { filter: ProjectFilter; found: number }

/** What else the work can be chosen by, how much of it there is, and the way back to all of it. */
export function ProjectFilters({ filter, found }: ProjectFiltersProps) {
  const { t, count } = useWords()
  const { service: _, ...narrower } = filter.chosen
  return (
    <Narrowing
      label={t('our-projects', 'filters')}
      isOpen={Object.keys(narrower).length > 0}
      found={
        <>
          <p role="status">{count('our-projects', 'count', found)}</p>
          {filter.isFiltered && (
            <FilterLink href={filter.resetHref} isChosen={false} className={arrowLinkClass}>
              {t('our-projects', 'reset')} <Cross />
            </FilterLink>
          )}
        </>
      }
    >
      <Facets filter={filter} />
    </Narrowing>
  )
}

function Facets({ filter }: { filter: ProjectFilter }) {
  const { t, format, locale } = useWords()
  const { platform, year, country, industry } = filter.facets
  const compare = byCountryName(locale)
  return (
    <div className={styles.facets}>
      <FacetChoices
        label={t('our-projects', 'platforms')}
        options={platform}
        nameOf={(key) => t('our-projects', key as 'web')}
      />
      <FacetChoices label={t('our-projects', 'industry')} options={industry} />
      <FacetChoices label={t('our-projects', 'year')} options={year} nameOf={format.digits} />
      <FacetChoices
        label={t('our-projects', 'country')}
        options={country.toSorted((one, other) => compare(one.value, other.value))}
        nameOf={(code) => countryName(locale, code)}
      />
    </div>
  )
}
