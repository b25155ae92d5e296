/** The funnel report: visits, leads, answers, agreements, and the time to the first answer. */
import { say } from '../../platform/i18n/say.ts'
import { count, hours, share, type Table } from '../../platform/tables/table.ts'
import { counted, type Question, runReportQuery, sql, within } from './ask.ts'
import { moneyColumns, otherCurrencies, wonValue } from './won-value.ts'

type Steps = {
  opened: number
  visits: number
  leads: number
  contacted: number
  qualified: number
  proposal: number
  won: number
}

/** A step counts for whoever ever reached it, also when they were lost later. */
export async function funnel(question: Question): Promise<Table> {
  const { period } = question
  const [steps] = await runReportQuery<Steps>(
    question,
    sql`with reached as (
        select a.lead_id, bool_or(a."to" = 'contacted') as contacted,
          bool_or(a."to" = 'qualified') as qualified, bool_or(a."to" = 'proposal') as proposal
        from activities as a where a.type = 'stage' and a.lead_id is not null group by 1),
      people as (
        select l.stage::text as stage, l.first_response_at is not null as answered,
          r.contacted, r.qualified, r.proposal
        from leads as l left join reached as r on r.lead_id = l.id
        where ${counted('l', period)})
      select
        (select coalesce(sum(count), 0)::float from page_counts
          where ${within(sql`hour`, period)} and path like '/%' and path not like '/short/%') as opened,
        (select count(*)::float from touches
          where kind = 'visit' and ${within(sql`at`, period)}) as visits,
        count(*)::float as leads,
        count(*) filter (where answered or contacted or qualified or proposal
          or stage in ('contacted', 'qualified', 'proposal', 'won'))::float as contacted,
        count(*) filter (where qualified or proposal
          or stage in ('qualified', 'proposal', 'won'))::float as qualified,
        count(*) filter (where proposal or stage in ('proposal', 'won'))::float as proposal,
        count(*) filter (where stage = 'won')::float as won
      from people`,
  )
  const row = (ar: string, en: string, value = 0, before?: number) => ({
    label: say(ar, en),
    values: [value, before ? value / before : null],
  })
  const s: Partial<Steps> = steps ?? {}
  return {
    of: say('الخطوة', 'Step'),
    columns: [count(say('العدد', 'Number')), share(say('ممّا قبلها', 'Of the step before'))],
    rows: [
      row('صفحات فُتحت', 'Pages opened', s.opened),
      row('زيارات بموافقة', 'Visits with consent', s.visits),
      row('عملاء محتملون', 'Leads', s.leads, s.visits),
      row('تواصلنا معهم', 'Contacted', s.contacted, s.leads),
      row('مؤهَّلون', 'Qualified', s.qualified, s.contacted),
      row('أُرسل العرض', 'Proposal', s.proposal, s.qualified),
      row('تمّ الاتّفاق', 'Won', s.won, s.proposal),
    ],
  }
}

type Wait = { bucket: number | null; leads: number }

const buckets = [
  [1, say('خلال ساعة', 'Within an hour')],
  [4, say('خلال ٤ ساعات', 'Within 4 hours')],
  [24, say('خلال يوم', 'Within a day')],
  [72, say('خلال ٣ أيّام', 'Within 3 days')],
  [Number.POSITIVE_INFINITY, say('بعد ذلك', 'Later')],
] as const

/** Those that were given up before anybody answered them. */
const givenUp = buckets.length

/** By the clock on the wall, from the message to the first answer. */
export async function responseTimes(question: Question): Promise<Table> {
  const rows = await runReportQuery<Wait>(
    question,
    sql`select case
          when first_response_at is null and stage = 'lost' then ${givenUp}
          when first_response_at is null then null
          when first_response_at - created_at <= interval '1 hour' then 0
          when first_response_at - created_at <= interval '4 hours' then 1
          when first_response_at - created_at <= interval '24 hours' then 2
          when first_response_at - created_at <= interval '72 hours' then 3
          else 4 end as bucket, count(*)::float as leads
      from leads as l where ${counted('l', question.period)} group by 1`,
  )
  const total = rows.reduce((sum, { leads }) => sum + leads, 0)
  const numberOf = (bucket: number | null) => rows.find((row) => row.bucket === bucket)?.leads ?? 0
  const row = (label: Table['of'], leads: number) => ({
    label,
    values: [leads, total ? leads / total : null],
  })
  return {
    of: say('أوّل ردّ', 'First response'),
    columns: [count(say('عملاء محتملون', 'Leads')), share(say('النسبة', 'Share'))],
    rows: [
      ...buckets.map(([, label], index) => row(label, numberOf(index))),
      row(say('أُغلق بلا ردّ', 'Closed unanswered'), numberOf(givenUp)),
      row(say('لم يُردّ بعد', 'Not answered yet'), numberOf(null)),
    ],
  }
}

type Summary = {
  leads: number
  won: number
  value: number
  others: number[]
  median: number | null
  late: number
}

/** When a lead was given up, if it is: from then on nobody waits for an answer. */
const givenUpAt = sql`(select max(a.at) from activities as a
  where l.stage = 'lost' and a.lead_id = l.id and a.type = 'stage' and a."to" = 'lost')`

/** The numbers at the head of the page. */
export async function summary(question: Question): Promise<Table> {
  const currencies = await otherCurrencies(question)
  const [found] = await runReportQuery<Summary>(
    question,
    sql`select count(*)::float as leads, count(*) filter (where stage = 'won')::float as won,
        ${wonValue(sql`1::float`, question, currencies)},
        percentile_cont(0.5) within group (order by
          extract(epoch from first_response_at - created_at) / 3600)::float as median,
        count(*) filter (where due_at < coalesce(first_response_at, ${givenUpAt}, now()))::float as late
      from leads as l where ${counted('l', question.period)}`,
  )
  const { leads = 0, won = 0, value = 0, others = [], median = null, late = 0 } = found ?? {}
  return {
    of: say('الفترة', 'Period'),
    columns: [
      count(say('عملاء محتملون', 'Leads')),
      count(say('تمّ الاتّفاق', 'Won')),
      share(say('نسبة النجاح', 'Win rate')),
      ...moneyColumns(say('قيمة ما تمّ', 'Value won'), currencies),
      hours(say('وسيط زمن أوّل ردّ', 'Median first response')),
      count(say('تأخّر ردّها', 'Answered late')),
    ],
    rows: [
      {
        label: say('المجموع', 'Total'),
        values: [leads, won, leads ? won / leads : null, value, ...others, median, late],
      },
    ],
  }
}
