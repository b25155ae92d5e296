/** Applicants and hires by where they came from (JOB-11). */
import { say } from '../../platform/i18n/say.ts'
import { count, type Table } from '../../platform/tables/table.ts'
import { counted, type Question, runReportQuery, shared, sql, weekOf } from './ask.ts'
import { inChannelOrder, labelOf, merge, wordsOf } from './leads.ts'
import { weeksOf } from './weeks.ts'

type Sums = { key: string | null; applicants: number; interviewed: number; hired: number }

const columns = () => [
  count(say('متقدّمون', 'Applicants')),
  count(say('قابلناهم', 'Interviewed')),
  count(say('انضمّوا إلينا', 'Hired')),
]

const sums = sql`sum(credit)::float as applicants,
  coalesce(sum(credit) filter (where interview_at is not null
    or stage::text in ('interview', 'assessment', 'offer', 'hired')), 0)::float as interviewed,
  coalesce(sum(credit) filter (where stage = 'hired'), 0)::float as hired`

const valuesOf = ({ applicants, interviewed, hired }: Sums) => [applicants, interviewed, hired]

export async function hiresByChannel(question: Question): Promise<Table> {
  const rows = await runReportQuery<Sums>(
    question,
    sql`select channel as key, ${sums} from ${shared('applications', question)} as a group by channel`,
  )
  return { of: say('القناة', 'Channel'), columns: columns(), rows: inChannelOrder(rows, valuesOf) }
}

export async function hiresBySource(question: Question): Promise<Table> {
  const rows = await runReportQuery<Sums & { source: string | null }>(
    question,
    sql`select campaign as key, coalesce(source, attribution_referrer_host) as source, ${sums}
      from ${shared('applications', question)} as a
      where campaign is not null or source is not null or attribution_referrer_host is not null
      group by campaign, 2`,
  )
  const named = rows.map(({ key, source, ...row }) => ({
    ...row,
    key: wordsOf(question, key, source),
  }))
  return {
    of: say('المصدر', 'Source'),
    columns: columns(),
    rows: merge(named, valuesOf).slice(0, 15),
  }
}

type Named = Sums & { ar: string | null; en: string | null }

export async function hiresByJob(question: Question): Promise<Table> {
  const rows = await runReportQuery<Named>(
    question,
    sql`with grouped as (select job_id as key, ${sums} from
        (select a.*, 1::float as credit from applications as a
          where ${counted('a', question.period)}) as a group by job_id)
      select grouped.*,
        (select title from jobs_locales where _parent_id = key and _locale = 'ar') as ar,
        (select title from jobs_locales where _parent_id = key and _locale = 'en') as en
      from grouped order by applicants desc limit 20`,
  )
  return {
    of: say('الوظيفة', 'Job'),
    columns: columns(),
    rows: rows.map((row) => ({ label: labelOf(row), values: valuesOf(row) })),
  }
}

/** An opening in two branches counts in both. */
export async function hiresByBranch(question: Question): Promise<Table> {
  const rows = await runReportQuery<Named>(
    question,
    sql`with grouped as (select r.branches_id as key, ${sums} from
        (select a.*, 1::float as credit from applications as a
          where ${counted('a', question.period)}) as a
        left join jobs_rels as r on r.parent_id = a.job_id and r.path = 'branches'
        group by r.branches_id)
      select grouped.*,
        (select name from branches_locales where _parent_id = key and _locale = 'ar') as ar,
        (select name from branches_locales where _parent_id = key and _locale = 'en') as en
      from grouped order by applicants desc limit 20`,
  )
  return {
    of: say('الفرع', 'Branch'),
    columns: columns(),
    rows: rows.map((row) => ({ label: labelOf(row), values: valuesOf(row) })),
  }
}

export async function hiresByWeek(question: Question): Promise<Table> {
  const { period } = question
  const rows = await runReportQuery<Sums>(
    question,
    sql`select ${weekOf(sql`a.created_at`, period.timeZone)} as key, ${sums} from
      (select a.*, 1::float as credit from applications as a where ${counted('a', period)}) as a
      group by 1`,
  )
  return {
    of: say('الأسبوع', 'Week'),
    columns: columns(),
    rows: weeksOf(period, rows, valuesOf, 3),
  }
}
