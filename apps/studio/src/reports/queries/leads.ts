/** Leads by where they came from and what they wanted. */
import { isKeyOf } from '@wajiha/contract/records'
import { type Channel, channelNameOf, channelNames, isChannel } from '../../attribution/channels.ts'
import { arrivalWays } from '../../desk/by-hand/ways.ts'
import { say } from '../../platform/i18n/say.ts'
import { count, type Row, same, type Table } from '../../platform/tables/table.ts'
import { counted, type Question, runReportQuery, type Sql, shared, sql, weekOf } from './ask.ts'
import { weeksOf } from './weeks.ts'
import { moneyColumns, otherCurrencies, wonValue } from './won-value.ts'

type Sums = { key: string | null; leads: number; won: number; value: number; others: number[] }

const columns = (others: readonly string[]) => [
  count(say('عملاء محتملون', 'Leads')),
  count(say('تمّ الاتّفاق', 'Won')),
  ...moneyColumns(say('القيمة', 'Value'), others),
]

const sums = (credit: Sql, question: Question, others: readonly string[]): Sql => sql`
  sum(${credit})::float as leads,
  coalesce(sum(${credit}) filter (where stage = 'won'), 0)::float as won,
  ${wonValue(credit, question, others)}`

const valuesOf = ({ leads, won, value, others }: Sums) => [leads, won, value, ...others]

export async function leadsByChannel(question: Question): Promise<Table> {
  const others = await otherCurrencies(question)
  const rows = await runReportQuery<Sums>(
    question,
    sql`select channel as key, ${sums(sql`credit`, question, others)}
      from ${shared('leads', question)} as l group by channel`,
  )
  return {
    of: say('القناة', 'Channel'),
    columns: columns(others),
    rows: inChannelOrder(rows, valuesOf),
  }
}

/** Channels by what they brought; the table's order among equals. */
export function inChannelOrder<Sum extends { key: string | null }>(
  rows: readonly Sum[],
  values: (row: Sum) => number[],
): Row[] {
  const place = (key: Channel) => channelNames.indexOf(key)
  return rows
    .map((row) => ({ key: isChannel(row.key) ? row.key : 'direct', values: values(row) }) as const)
    .sort((a, b) => (b.values[0] ?? 0) - (a.values[0] ?? 0) || place(a.key) - place(b.key))
    .map(({ key, values: numbers }) => ({ label: channelNameOf(key), values: numbers }))
}

/** Campaigns with their source; spellings that mean the same are one row (ATTR-08). */
export async function leadsByCampaign(question: Question): Promise<Table> {
  const others = await otherCurrencies(question)
  const rows = await runReportQuery<Sums & { source: string | null }>(
    question,
    sql`select campaign as key, source, ${sums(sql`credit`, question, others)}
      from ${shared('leads', question)} as l where campaign is not null or source is not null
      group by campaign, source`,
  )
  const named = rows.map(({ key, source, ...row }) => ({
    ...row,
    key: wordsOf(question, key, source),
  }))
  return {
    of: say('الحملة', 'Campaign'),
    columns: columns(others),
    rows: merge(named, valuesOf).slice(0, 15),
  }
}

/** `spring · google`, each by its approved word. */
export function wordsOf(
  { settings: { words } }: Question,
  campaign: string | null,
  source: string | null,
): string {
  const parts = [
    campaign && words.canonical('campaign', campaign),
    source && words.canonical('source', source),
  ]
  return parts.filter(Boolean).join(' · ')
}

/** Rows of one name added up, the largest first. */
export function merge<Sum extends { key: string }>(
  rows: readonly Sum[],
  values: (row: Sum) => number[],
): Row[] {
  const merged = new Map<string, number[]>()
  for (const row of rows) {
    const before = merged.get(row.key)
    merged.set(
      row.key,
      values(row).map((value, index) => value + (before?.[index] ?? 0)),
    )
  }
  return [...merged]
    .map(([key, numbers]) => ({ label: same(key), values: numbers }))
    .sort((a, b) => (b.values[0] ?? 0) - (a.values[0] ?? 0))
}

/** The site's forms, and each way by which colleagues entered leads by hand. */
export async function leadsByEntry(question: Question): Promise<Table> {
  const others = await otherCurrencies(question)
  const rows = await runReportQuery<Sums>(
    question,
    sql`select l.came_by::text as key, ${sums(sql`1::float`, question, others)}
      from leads as l where ${counted('l', question.period)} group by l.came_by order by leads desc`,
  )
  const labelOfWay = (key: string | null) =>
    key !== null && isKeyOf(arrivalWays, key)
      ? arrivalWays[key]
      : say('نماذج الموقع', 'The site’s forms')
  return {
    of: say('كيف وصلوا إلينا', 'How they reached us'),
    columns: columns(others),
    rows: rows.map((row) => ({ label: labelOfWay(row.key), values: valuesOf(row) })),
  }
}

type Named = Sums & { ar: string | null; en: string | null }

export const leadsByBranch = (question: Question): Promise<Table> =>
  byName(question, 'branch_id', 'branches_locales', 'name', say('الفرع', 'Branch'))

export const leadsByService = (question: Question): Promise<Table> =>
  byName(question, 'service_id', 'services_locales', 'name', say('الخدمة', 'Service'))

async function byName(
  question: Question,
  column: string,
  words: string,
  field: string,
  of: Table['of'],
): Promise<Table> {
  const [id, table, name] = [sql.raw(column), sql.raw(words), sql.raw(field)]
  const others = await otherCurrencies(question)
  const rows = await runReportQuery<Named>(
    question,
    sql`with grouped as (select l.${id} as key,
        ${sums(sql`1::float`, question, others)}
        from leads as l where ${counted('l', question.period)} group by l.${id})
      select grouped.*,
        (select ${name} from ${table} where _parent_id = key and _locale = 'ar') as ar,
        (select ${name} from ${table} where _parent_id = key and _locale = 'en') as en
      from grouped order by leads desc limit 20`,
  )
  return {
    of,
    columns: columns(others),
    rows: rows.map((row) => ({ label: labelOf(row), values: valuesOf(row) })),
  }
}

/** A name in the language that has one. */
export function labelOf({ ar, en }: { ar: string | null; en: string | null }) {
  const unsaid = say('لم يُحدَّد', 'Not said')
  return { ar: ar ?? en ?? unsaid.ar, en: en ?? ar ?? unsaid.en }
}

export async function leadsByWeek(question: Question): Promise<Table> {
  const { period } = question
  const others = await otherCurrencies(question)
  const rows = await runReportQuery<Sums>(
    question,
    sql`select ${weekOf(sql`l.created_at`, period.timeZone)} as key,
        ${sums(sql`1::float`, question, others)}
      from leads as l where ${counted('l', period)} group by 1`,
  )
  return {
    of: say('الأسبوع', 'Week'),
    columns: columns(others),
    rows: weeksOf(period, rows, valuesOf, 3 + others.length),
  }
}
