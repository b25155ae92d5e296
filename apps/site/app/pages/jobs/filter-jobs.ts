/** The open seats, by what was asked for: `?department=design&mode=hybrid&q=تصميم`. */
import { scoreMatch, searchTokens } from '@wajiha/arabic'
import { employmentTypeSchema, type JobCard, workModeSchema } from '@wajiha/contract'
import { type Facet, filterByFacets, inListOrder } from '#app/content/facets.ts'

type JobFacet = 'department' | 'location' | 'mode' | 'type'
export type JobFilter = Omit<ReturnType<typeof filterJobs>, 'items'>

const facets: Record<JobFacet, Facet<JobCard>> = {
  department: {
    valuesOf: ({ department }) => [department.key],
    labelOf: ({ department }) => department.name,
  },
  location: {
    valuesOf: ({ locations }) => locations.map(({ branch }) => branch),
    labelOf: ({ locations }, value) => locations.find(({ branch }) => branch === value)?.name,
  },
  mode: { valuesOf: ({ workMode }) => [workMode], compare: inListOrder(workModeSchema.options) },
  type: {
    valuesOf: ({ employmentTypes }) => employmentTypes,
    compare: inListOrder(employmentTypeSchema.options),
  },
}

/**
 * @param text what a visitor typed; a text without words asks for nothing. Every word must stand in
 *   the job's title, summary, department or place, whatever its spelling.
 */
export function filterJobs(
  jobs: readonly JobCard[],
  asked: Partial<Record<string, readonly string[]>>,
  text = '',
) {
  const q = text.trim()
  const hasWords = searchTokens(q).length > 0
  return {
    ...filterByFacets(jobs, asked, {
      path: '/join-us',
      facets,
      query: hasWords ? { q } : {},
      matches: (job) => !hasWords || scoreMatch(wordsOf(job), q) > 0,
    }),
    /** The text that was searched for; empty when none was. */
    q: hasWords ? q : '',
  }
}

const wordsOf = ({ title, summary, department, locations }: JobCard) =>
  [title, summary, department.name, ...locations.flatMap((one) => [one.name, one.locality])].join(
    ' ',
  )
