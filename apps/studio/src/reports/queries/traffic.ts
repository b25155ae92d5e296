/** Pages that people opened, and the words that campaigns carried. */
import { channelNameOf, channelNames } from '../../attribution/channels.ts'
import { models } from '../../attribution/models.ts'
import { say } from '../../platform/i18n/say.ts'
import { count, same, type Table } from '../../platform/tables/table.ts'
import { counted, type Question, runReportQuery, type Sql, sql, within } from './ask.ts'

type Opened = { key: string | null; opened: number }

const devices: Record<string, ReturnType<typeof say>> = {
  phone: say('هاتف', 'Phone'),
  tablet: say('جهاز لوحيّ', 'Tablet'),
  desktop: say('حاسوب', 'Computer'),
}

const opened = async (question: Question, column: Sql, of: Table['of']): Promise<Table> => {
  const rows = await runReportQuery<Opened>(
    question,
    sql`select ${column} as key, sum(count)::float as opened from page_counts
      where ${within(sql`hour`, question.period)} and path like '/%' and path not like '/short/%'
      group by 1 order by 2 desc limit 15`,
  )
  return {
    of,
    columns: [count(say('مرّات الفتح', 'Times opened'))],
    rows: rows.map(({ key, opened: times }) => ({
      label: key ? (devices[key] ?? same(key)) : say('بلا إحالة', 'No referrer'),
      values: [times],
    })),
  }
}

export const pagesOpened = (question: Question) =>
  opened(question, sql`path`, say('الصفحة', 'Page'))
export const referrersOfPages = (question: Question) =>
  opened(question, sql`referrer_host`, say('الموقع المُحيل', 'Referring site'))
export const devicesOfPages = (question: Question) =>
  opened(question, sql`device_class`, say('الجهاز', 'Device'))

type Compared = { channel: string } & Record<string, number>

/** The same leads in all five models (ATTR-06). */
export async function modelsCompared(question: Question): Promise<Table> {
  const totals = sql.join(
    models.map(
      (model) =>
        sql`sum((c->>${sql.raw(`'${model}'`)})::float)::float as ${sql.raw(model.toLowerCase())}`,
    ),
    sql`, `,
  )
  const rows = await runReportQuery<Compared>(
    question,
    sql`select c->>'channel' as channel, ${totals}
      from leads as l cross join lateral jsonb_array_elements(
        coalesce(nullif(l.attribution_credits, 'null'::jsonb), '[]'::jsonb)) as c
      where ${counted('l', question.period)} group by 1`,
  )
  const known = new Map(rows.map((row) => [row.channel, row]))
  return {
    of: say('القناة', 'Channel'),
    columns: [
      count(say('أوّل زيارة', 'First')),
      count(say('آخر زيارة', 'Last')),
      count(say('آخر غير مباشرة', 'Last non-direct')),
      count(say('بالتساوي', 'Linear')),
      count(say('٤٠–٢٠–٤٠', '40–20–40')),
    ],
    rows: channelNames
      .filter((name) => known.has(name))
      .map((name) => ({
        label: channelNameOf(name),
        values: models.map((model) => known.get(name)?.[model.toLowerCase()] ?? 0),
      })),
  }
}

type Word = { field: 'source' | 'medium'; key: string; visits: number }

/** Values outside the vocabulary, as they came (ATTR-08). */
export async function unknownWords(question: Question): Promise<Table> {
  const { words } = question.settings
  const of = (field: string, column: string) => sql`
    select ${sql.raw(`'${field}'`)} as field, ${sql.raw(column)} as key, count(*)::float as visits
    from touches where ${within(sql`at`, question.period)} and ${sql.raw(column)} is not null
    group by 2
    union all
    select ${sql.raw(`'${field}'`)}, ${sql.raw(`attribution_${column}`)}, count(*)::float
    from leads as l where ${counted('l', question.period)}
      and ${sql.raw(`attribution_${column}`)} is not null group by 2`
  const rows = await runReportQuery<Word>(
    question,
    sql`select field, key, sum(visits)::float as visits
      from (${of('source', 'source')} union all ${of('medium', 'medium')}) as w
      group by 1, 2 order by 3 desc limit 500`,
  )
  return {
    of: say('قيمة غير معتمدة', 'Unapproved value'),
    columns: [count(say('المرّات', 'Times'))],
    rows: rows
      .filter(({ field, key }) => !words.isKnown(field, key))
      .slice(0, 25)
      .map(({ field, key, visits }) => ({
        label: same(`utm_${field} = ${key}`),
        values: [visits],
      })),
  }
}
