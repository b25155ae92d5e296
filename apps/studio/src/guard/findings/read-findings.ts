/** The list as the view shows it: what looks at pages found, and what visitors told, under one shape. */
import { sql } from '@payloadcms/db-postgres'
import type { BasePayload } from 'payload'
import { type MissingAddress, readMissing } from '../../addresses/read-missing.ts'
import type { Suggest } from '../../addresses/suggest-target.ts'
import type { StandingPage } from '../../content/addresses/standing-pages.ts'
import { poolOf } from '../../platform/database/statements.ts'
import type { FindingKind, PageFindingKind } from '../kinds.ts'
import { readSearches, type VainSearches } from '../searches/read-searches.ts'
import { localeOf } from './owners.ts'

export type KeptFinding = {
  id: string
  kind: PageFindingKind
  locale: 'ar' | 'en'
  path: string
  owner: string
  what: string
  detail: string | null
  hidden: boolean
  reason: string | null
}

export type Listed =
  | {
      kind: PageFindingKind
      locale: 'ar' | 'en'
      hidden: boolean
      finding: KeptFinding
      likely?: StandingPage
    }
  | {
      kind: 'missing-page'
      locale: 'ar' | 'en'
      hidden: boolean
      missing: MissingAddress
      likely?: StandingPage
    }
  | { kind: 'vain-search'; locale: 'ar' | 'en'; hidden: boolean; search: VainSearches }

const most = 2_000

export async function readFindings(payload: BasePayload): Promise<Listed[]> {
  const [kept, { of: missing, suggest }, searches] = await Promise.all([
    readKept(payload),
    readMissing(payload),
    readSearches(payload),
  ])
  return [
    ...missing.open.map((one) => listedMiss(one, suggest)),
    ...searches.map((search): Listed => {
      const { locale, hidden } = search
      return { kind: 'vain-search', locale, hidden, search }
    }),
    ...kept.map((finding) => listedFinding(finding, suggest)),
  ]
}

async function readKept(payload: BasePayload): Promise<KeptFinding[]> {
  const { rows } = await poolOf(payload).execute<KeptFinding>(sql`
    select id, kind, locale, path, owner, what, detail, hidden, reason from guard_findings
    order by found_at desc, path, what limit ${most}`)
  return rows
}

export async function findKept(payload: BasePayload, id: string): Promise<KeptFinding | undefined> {
  const { rows } = await poolOf(payload).execute<KeptFinding>(sql`
    select id, kind, locale, path, owner, what, detail, hidden, reason from guard_findings
    where id = ${id}`)
  return rows[0]
}

function listedMiss(missing: MissingAddress, suggest: Suggest): Listed {
  const likely = suggest(missing.path)
  const locale = localeOf(missing.path)
  return { kind: 'missing-page', locale, hidden: false, missing, ...(likely ? { likely } : {}) }
}

function listedFinding(finding: KeptFinding, suggest: Suggest): Listed {
  const { kind, locale, hidden, what } = finding
  const likely = kind === 'dead-link' && what.startsWith('/') ? suggest(what) : undefined
  return { kind, locale, hidden, finding, ...(likely ? { likely } : {}) }
}

/** How many of each kind wait. */
export function countsOf(all: readonly Listed[]): Map<FindingKind, number> {
  const counts = new Map<FindingKind, number>()
  for (const { kind, hidden } of all) if (!hidden) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return counts
}
