/** The findings of a page as they are now: new ones come, those whose cause is gone go, hidden ones stay hidden. */
import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { BasePayload } from 'payload'
import { poolOf } from '../../platform/database/statements.ts'
import type { PageFinding } from '../kinds.ts'

export type GuardedPage = {
  /** In its letters: `/en/blogs/a-title`. */
  path: string
  locale: 'ar' | 'en'
  /** What makes it, as `posts ID` or `global page-home`; empty where nothing of the editors' does. */
  owner: string
}

const longestText = 500

/** In one statement, so that nobody sees the list between two states. */
export async function keepFindings(
  payload: BasePayload,
  page: GuardedPage,
  findings: readonly PageFinding[],
): Promise<void> {
  const rows = [...new Map(findings.map((one) => [idOf(page, one), one]))].map(([id, one]) => ({
    id,
    kind: one.kind,
    what: one.what.slice(0, longestText),
    detail: one.detail?.slice(0, longestText) ?? null,
  }))
  await poolOf(payload).execute(sql`
    with found as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as v(id text, kind text, what text, detail text)
    ), gone as (
      delete from guard_findings where path = ${page.path} and id not in (select id from found)
    )
    insert into guard_findings (id, kind, locale, path, owner, what, detail)
    select id, kind, ${page.locale}, ${page.path}, ${page.owner}, what, detail from found
    on conflict (id) do update set owner = excluded.owner, detail = excluded.detail`)
}

const idOf = ({ path }: GuardedPage, { kind, what }: PageFinding): string =>
  createHash('sha256').update([kind, path, what].join('\n')).digest('hex').slice(0, 32)
