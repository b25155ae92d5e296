/** The leads that count as conversions, with the moment they became one. */
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { poolOf } from '../platform/database/statements.ts'
import type { WonLead } from './conversions.ts'
import type { Conversion } from './settings.ts'

/** Stages from which on a lead counts. */
const counting = {
  qualified: sql`('qualified', 'proposal', 'won')`,
  won: sql`('won')`,
}

/**
 * The first time that the stage was reached, as the history has it; without one, the last change.
 * A lead without a value of its own counts as what it is worth to its campaign. Newest first.
 */
export async function wonLeads(payload: Payload, { stage }: Conversion): Promise<WonLead[]> {
  const drizzle = poolOf(payload)
  const { rows } = await drizzle.execute<WonLead>(sql`
    select l.number::float as number, nullif(l.attribution_gclid, '') as gclid,
      nullif(l.attribution_gbraid, '') as gbraid, nullif(l.attribution_wbraid, '') as wbraid,
      ${iso('l.attribution_clicked_at')} as "clickedAt",
      coalesce(${iso('a.at')}, ${iso('l.updated_at')}) as at,
      coalesce(l.value, l.campaign_value)::float as value,
      nullif(case when l.value is null and l.campaign_value is not null
        then l.campaign_currency else l.currency end, '') as currency,
      l.email_norm as "emailNorm", l.phone_e164 as "phoneE164",
      ${iso('l.consent_ads_at')} as "adsAllowedAt", l.came_by is not null as "isByHand"
    from leads as l left join (
      select lead_id, min(at) as at from activities
      where type = 'stage' and "to" in ${counting[stage]} group by lead_id) as a on a.lead_id = l.id
    where l.deleted_at is null and l.stage::text in ${counting[stage]}
    order by at desc`)
  return rows
}

const iso = (column: string) =>
  sql`to_char(${sql.raw(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
