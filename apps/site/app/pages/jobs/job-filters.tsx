import { limits } from '@wajiha/contract/limits'
import { FacetChoices } from '#app/blocks/facets/facet-choices.tsx'
import { useWords } from '#app/locale/locale-context.tsx'
import { localisedPath } from '#app/locale/paths.ts'
import { buttonClass } from '#app/ui/core/button.ts'
import { FieldFrame, TextInput } from '#app/ui/field.tsx'
import type { JobFilter } from './filter-jobs.ts'
import styles from './job-filters.module.css'

/** A text to look for, and the place, work mode and type to choose; all of it addresses. */
export function JobFilters({ filter }: { filter: JobFilter }) {
  const { t } = useWords()
  const { location, mode, type } = filter.facets
  return (
    <section className={styles.filters} aria-label={t('join-us', 'filters')}>
      <TextSearch filter={filter} />
      <FacetChoices label={t('join-us', 'location')} options={location} />
      <FacetChoices
        label={t('join-us', 'workMode')}
        options={mode}
        nameOf={(key) => t('join-us', key as 'onsite')}
      />
      <FacetChoices
        label={t('join-us', 'type')}
        options={type}
        nameOf={(key) => t('join-us', key as 'FULL_TIME')}
      />
    </section>
  )
}

function TextSearch({ filter }: { filter: JobFilter }) {
  const { t, locale } = useWords()
  const chosen = Object.entries(filter.chosen).flatMap(([name, values]) =>
    values.map((value) => [name, value] as const),
  )
  return (
    <search>
      <form className={styles.search} action={localisedPath('/join-us', locale)}>
        {chosen.map(([name, value]) => (
          <input key={`${name}${value}`} type="hidden" name={name} value={value} />
        ))}
        <FieldFrame label={t('join-us', 'searchJobs')} htmlFor="job-search">
          <TextInput
            key={filter.q}
            id="job-search"
            type="search"
            name="q"
            defaultValue={filter.q}
            maxLength={limits.searchCharacters}
            // On the way back a browser would put in what was typed, for which the list no longer is.
            autoComplete="off"
          />
        </FieldFrame>
        <button type="submit" className={buttonClass('line')}>
          {t('join-us', 'search')}
        </button>
      </form>
    </search>
  )
}
