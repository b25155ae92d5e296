/** What each link of a campaign brought (CAMP-05): clicks, leads, agreements, value, and their cost. */
import { say } from '../../platform/i18n/say.ts'
import { count, money, same, type Table } from '../../platform/tables/table.ts'
import type { Period } from '../period.ts'
import { counted, type Question, runReportQuery, sql, within } from './ask.ts'
import { moneyColumns, otherCurrencies, wonValue } from './won-value.ts'

type Figures = {
  title: string
  slug: string | null
  clicks: number
  leads: number
  qualified: number
  won: number
  value: number
  others: number[]
  cost: number | null
}

/**
 * Clicks are those of its short link, by people. A lead belongs to a link when its decisive visit came
 * by that short link, or carried the link's very tags.
 */
export async function campaignLinkFigures(question: Question): Promise<Table> {
  const { period, settings } = question
  const { currency } = settings.conversion
  const others = await otherCurrencies(question)
  const rows = await runReportQuery<Figures>(
    question,
    sql`with people as (
        select l.*, r.qualified from leads as l left join (
          select a.lead_id, bool_or(a."to" in ('qualified', 'proposal', 'won')) as qualified
          from activities as a where a.type = 'stage' group by 1) as r on r.lead_id = l.id
        where ${counted('l', period)})
      select k.title, c.slug, ${costOf(period, currency)}::float as cost,
        (select coalesce(sum(p.count), 0)::float from page_counts as p
          where lower(p.path) in ('/short/' || lower(s.code), '/ar/short/' || lower(s.code),
              '/en/short/' || lower(s.code))
            and ${within(sql`p.hour`, period)}) as clicks,
        count(l.id)::float as leads,
        count(l.id) filter (where l.qualified
          or l.stage::text in ('qualified', 'proposal', 'won'))::float as qualified,
        count(l.id) filter (where l.stage::text = 'won')::float as won,
        ${wonValue(sql`1::float`, question, others)}
      from campaign_links as k
      left join campaigns as c on c.id = k.campaign_id
      left join short_links as s on s.id = k.short_link_id
      left join people as l on l.attribution_via in ('short:' || s.code, 'qr:' || s.code)
        or (l.attribution_campaign = c.slug and l.attribution_source = k.source
          and l.attribution_medium = k.medium
          and coalesce(l.attribution_content, '') = coalesce(k.content, ''))
      group by k.id, k.title, k.cost, c.slug, s.code
      order by leads desc, clicks desc, k.title limit 100`,
  )
  return {
    of: say('الرابط', 'Link'),
    columns: [
      count(say('نقرات', 'Clicks')),
      count(say('عملاء محتملون', 'Leads')),
      count(say('مؤهَّلون', 'Qualified')),
      count(say('تمّ الاتّفاق', 'Won')),
      ...moneyColumns(say('القيمة', 'Value'), others),
      money(say('التكلفة', 'Cost')),
      money(say('تكلفة العميل', 'Cost per lead')),
    ],
    rows: rows.map((row) => ({
      label: same([row.slug, row.title].filter(Boolean).join(' · ')),
      values: valuesOf(row),
    })),
  }
}

const valuesOf = ({ clicks, leads, qualified, won, value, others, cost }: Figures) => {
  const costOfLead = cost && leads ? cost / leads : null
  return [clicks, leads, qualified, won, value, ...others, cost, costOfLead]
}

/**
 * What was typed for a link, and what was imported for its days of the period; nothing where neither is.
 * Typed costs have no days, so they count in every period.
 */
const costOf = ({ from, to }: Period, currency: string) => sql`
  (select sum(part) from (values (k.cost), ((select sum(d.amount) from campaign_costs as d
    where d.link_id = k.id and d.currency = ${currency} and d.day between ${from} and ${to})))
    as parts (part))`
