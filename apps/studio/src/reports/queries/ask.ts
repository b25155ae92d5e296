/** How reports ask the database: one statement each, on a connection of its own, read-only by nature. */
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { Model } from '../../attribution/models.ts'
import type { AttributionSettings } from '../../attribution/settings.ts'
import { poolOf } from '../../platform/database/statements.ts'
import type { Period } from '../period.ts'

export { sql }
export type Sql = ReturnType<typeof sql>

/** What every report is asked with: database, period, model of credit, settings. */
export type Question = {
  payload: Payload
  period: Period
  model: Model
  settings: AttributionSettings
}

export async function runReportQuery<Row extends Record<string, unknown>>(
  { payload }: Pick<Question, 'payload'>,
  statement: Sql,
) {
  const drizzle = poolOf(payload)
  return (await drizzle.execute<Row>(statement)).rows
}

/** Whether a moment lies in the period's days, as they begin and end where the agency is. */
export const within = (column: Sql, { from, to, timeZone }: Period): Sql =>
  sql`${column} >= (${from}::date)::timestamp at time zone ${timeZone}
    and ${column} < (${to}::date + 1)::timestamp at time zone ${timeZone}`

/** People who wrote in the period: no spam, no duplicates, nothing from the bin. */
export const counted = (alias: string, period: Period): Sql => {
  const column = (name: string) => sql.raw(`${alias}.${name}`)
  return sql`${column('deleted_at')} is null
    and ${column('stage')}::text not in ('spam', 'duplicate')
    and ${within(column('created_at'), period)}`
}

/** The Sunday of a moment's week, as a day. */
export const weekOf = (column: Sql, timeZone: string): Sql =>
  sql`to_char(date_trunc('week', (${column} at time zone ${timeZone}) + interval '1 day')
    - interval '1 day', 'YYYY-MM-DD')`

/**
 * Rows of `leads` or `applications` with what each of their visits gets in a model:
 * `channel, source, campaign, credit`. The usual model reads plain columns; the others open the story.
 */
export function shared(table: 'leads' | 'applications', { model, period }: Question): Sql {
  const from = sql.raw(`${table} as t`)
  if (model === 'lastNonDirect')
    return sql`(select t.*, coalesce(t.attribution_channel::text, 'direct') as channel,
      t.attribution_source as source, t.attribution_campaign as campaign, 1::float as credit
      from ${from} where ${counted('t', period)})`
  return sql`(select t.*, coalesce(c->>'channel', 'direct') as channel, c->>'source' as source,
      c->>'campaign' as campaign, (c->>${model})::float as credit
    from ${from} cross join lateral jsonb_array_elements(
      coalesce(nullif(t.attribution_credits, 'null'::jsonb),
        '[{"channel":"direct","first":1,"last":1,"linear":1,"position":1}]'::jsonb)) as c
    where ${counted('t', period)} and (c->>${model})::float > 0)`
}
