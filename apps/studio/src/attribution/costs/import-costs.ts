/**
 * Costs of campaigns from a table (CAMP-05): all of it or nothing. One row for each link and day under a
 * key of its own, written by one statement: the same table twice changes nothing, a corrected one corrects.
 */
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { poolOf } from '../../platform/database/statements.ts'
import { readSettings } from '../settings.ts'
import { assignCosts, type DayCost, type KnownLink } from './assign-costs.ts'
import type { Mistake } from './mistakes.ts'
import { readCosts } from './read-costs.ts'

/** Days of links; `same` were there word for word. */
export type Imported = { added: number; changed: number; same: number }

export async function importCosts(
  req: PayloadRequest,
  text: string,
): Promise<Imported | { mistakes: Mistake[] }> {
  const { words, conversion } = await readSettings(req.payload)
  const read = readCosts(text, conversion.currency)
  const assigned = assignCosts(read.costs, await knownLinks(req), words)
  // All that is wrong is said at once, in the order of the table.
  const wrong = [...read.mistakes, ...assigned.mistakes].toSorted(
    (a, b) => (a.line ?? 0) - (b.line ?? 0),
  )
  return wrong.length > 0 ? { mistakes: wrong } : keepDays(req, assigned.days, conversion.currency)
}

async function knownLinks(req: PayloadRequest): Promise<KnownLink[]> {
  const { docs } = await req.payload.find({
    collection: 'campaign-links',
    pagination: false,
    depth: 0,
    req,
    overrideAccess: false,
  })
  const names = await campaignNames(req)
  return docs.map(({ id, campaign, source, medium, content }) => ({
    id,
    source,
    medium,
    content: content ?? null,
    campaign: names.get(typeof campaign === 'object' ? campaign.id : campaign) ?? [],
  }))
}

/** What campaigns are called, published or not, in both languages. */
async function campaignNames(req: PayloadRequest): Promise<Map<string, string[]>> {
  const names = new Map<string, string[]>()
  for (const locale of ['ar', 'en'] as const) {
    const { docs } = await req.payload.find({
      collection: 'campaigns',
      pagination: false,
      depth: 0,
      locale,
      fallbackLocale: false,
      req,
      overrideAccess: false,
    })
    for (const { id, slug, promise } of docs) {
      const own = [slug, promise].filter((name) => typeof name === 'string' && name !== '')
      names.set(id, [...(names.get(id) ?? []), ...own])
    }
  }
  return names
}

async function keepDays(
  { payload }: PayloadRequest,
  days: readonly DayCost[],
  currency: string,
): Promise<Imported> {
  const rows = JSON.stringify(days.map((day) => ({ ...day, key: `${day.link}:${day.day}` })))
  const { rows: written } = await poolOf(payload).execute<{ added: boolean }>(sql`
    insert into campaign_costs (link_id, day, amount, currency, key)
    select link::uuid, day, amount, ${currency}, key
    from jsonb_to_recordset(${rows}::jsonb) as r (link text, day text, amount numeric, key text)
    on conflict (key) do update
      set amount = excluded.amount, currency = excluded.currency, updated_at = now()
      where (campaign_costs.amount, campaign_costs.currency)
        is distinct from (excluded.amount, excluded.currency)
    returning xmax = 0 as added`)
  const added = written.filter((row) => row.added).length
  return { added, changed: written.length - added, same: days.length - written.length }
}
