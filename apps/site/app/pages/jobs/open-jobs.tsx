import { Cross } from '#app/blocks/facets/cross.tsx'
import { Narrowing } from '#app/blocks/facets/narrowing.tsx'
import { JobRows } from '#app/blocks/job-row.tsx'
import type { PageData } from '#app/content/page-data.ts'
import { FilterLink } from '#app/locale/filter-link.tsx'
import { useWords } from '#app/locale/locale-context.tsx'
import { arrowLinkClass } from '#app/ui/core/button.ts'
import { useIsLive } from '#app/ui/core/use-is-live.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { DepartmentTabs } from './department-tabs.tsx'
import { JobFilters } from './job-filters.tsx'
import styles from './jobs.module.css'
import { NoSeats } from './no-seats.tsx'
import { WriteAnyway } from './write-anyway.tsx'

/** Seats that are read faster than narrowed down: for so many the choices stay folded. */
const fewSeats = 8

type OpenJobsProps = Omit<PageData<'jobs'>, 'people'>

/** The open seats: choose by department, narrow down, read the rows; and what to do without one. */
export function OpenJobs({ words, jobs, total, filter }: OpenJobsProps) {
  const { t, count } = useWords()
  if (total === 0) return <NoSeats text={words.emptyText} />
  const isNarrowed = filter.isFiltered || filter.q !== ''
  return (
    <>
      <DepartmentTabs filter={filter} />
      <Narrowing
        label={t('join-us', 'filters')}
        isOpen={isNarrowed || total > fewSeats}
        found={
          <>
            <p role="status">
              {jobs.length > 0 ? count('join-us', 'count', jobs.length) : <NoMatchSaid />}
            </p>
            {isNarrowed && (
              <FilterLink href={filter.resetHref} isChosen={false} className={arrowLinkClass}>
                {t('join-us', 'reset')} <Cross />
              </FilterLink>
            )}
          </>
        }
      >
        <JobFilters filter={filter} />
      </Narrowing>
      {jobs.length > 0 ? (
        <>
          <JobRows jobs={jobs} />
          <div className={styles.anyway}>
            <WriteAnyway />
          </div>
        </>
      ) : (
        <EmptyState title={t('join-us', 'noMatch')} text={t('join-us', 'noMatchText')}>
          <WriteAnyway />
        </EmptyState>
      )}
    </>
  )
}

/** Says to who does not see it that a choice left nothing; the page itself says it once, below. */
function NoMatchSaid() {
  const { t } = useWords()
  return useIsLive() && <span className="visually-hidden">{t('join-us', 'noMatch')}</span>
}
