/** Addresses without a page as the view shows them: put together, sorted, and told what became of each. */
import { sql } from '@payloadcms/db-postgres'
import { readableAddress } from '@wajiha/contract/paths'
import type { BasePayload } from 'payload'
import { readStandingPages } from '../content/addresses/standing-pages.ts'
import { poolOf } from '../platform/database/statements.ts'
import { readRedirects } from './redirect-table.ts'
import { createSuggest, type Suggest } from './suggest-target.ts'

export const missingStates = ['open', 'mended', 'left'] as const
export type MissingState = (typeof missingStates)[number]

export type MissingAddress = {
  path: string
  times: number
  /** ISO 8601. */
  lastAt: string
  /** Pages of ours and other sites that led there, those that did most first. */
  from: string[]
  state: MissingState
  /** Mended: where it leads by now; nothing where a page stands there again. */
  leadsTo?: string
}

/** All of them by what became of them, most asked for first, and the likely page of those that are shown. */
export type Missing = { of: Record<MissingState, MissingAddress[]>; suggest: Suggest }

type Row = {
  path: string
  times: number
  last_at: string | Date
  came_from: string[] | null
  is_left: boolean
}

const most = 1_000
const placesShown = 3

export async function readMissing(payload: BasePayload): Promise<Missing> {
  const [{ rows }, { rules, trace }, pages] = await Promise.all([
    poolOf(payload).execute<Row>(asked),
    readRedirects(payload),
    readStandingPages(payload),
  ])
  const standing = new Set(pages.map(({ path }) => path))
  const all = rows.map((row): MissingAddress => {
    const moved = trace(row.path).moved
    const isMended = moved !== undefined || standing.has(row.path)
    const state = isMended ? 'mended' : row.is_left ? 'left' : 'open'
    return {
      path: row.path,
      times: row.times,
      lastAt: new Date(row.last_at).toISOString(),
      from: row.came_from ?? [],
      state,
      ...(moved ? { leadsTo: readableAddress(moved.location) } : {}),
    }
  })
  const those = (state: MissingState) => all.filter((one) => one.state === state)
  return {
    of: { open: those('open'), mended: those('mended'), left: those('left') },
    suggest: createSuggest(pages, rules),
  }
}

const asked = sql`
  select path, sum(count)::int as times, max(last_at) as last_at, bool_or(state = 'left') as is_left,
    (array_agg(came_from order by count desc)
      filter (where came_from is not null))[1:${sql.raw(String(placesShown))}] as came_from
  from missing_pages group by path order by times desc, last_at desc limit ${most}`
