import { limits } from '@wajiha/contract/limits'
import type { FacetOption } from '#app/content/facets.ts'
import { FilterLink } from '#app/locale/filter-link.tsx'
import { useWords } from '#app/locale/locale-context.tsx'
import { localisedPath } from '#app/locale/paths.ts'
import { buttonClass } from '#app/ui/button.ts'
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
      <Choices label={t('join-us', 'location')} options={location} />
      <Choices
        label={t('join-us', 'workMode')}
        options={mode.map((one) => ({ ...one, label: t('join-us', one.value as 'onsite') }))}
      />
      <Choices
        label={t('join-us', 'type')}
        options={type.map((one) => ({ ...one, label: t('join-us', one.value as 'FULL_TIME') }))}
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
          />
        </FieldFrame>
        <button type="submit" className={buttonClass('line')}>
          {t('join-us', 'search')}
        </button>
      </form>
    </search>
  )
}

/** One thing to choose by; with fewer than two options there is nothing to choose. */
function Choices({ label, options }: { label: string; options: readonly FacetOption[] }) {
  const { format } = useWords()
  if (options.length < 2) return null
  return (
    <div className={styles.choices}>
      <h3>{label}</h3>
      <ul>
        {options.map(({ value, label: name = value, count, isChosen, href }) => {
          const shown = (
            <>
              {name} <small>{format.number(count)}</small>
            </>
          )
          return (
            <li key={value}>
              {count === 0 && !isChosen ? (
                <span className={styles.chip}>{shown}</span>
              ) : (
                <FilterLink href={href} isChosen={isChosen} className={styles.chip}>
                  {shown}
                </FilterLink>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
