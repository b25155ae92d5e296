/** The redirects as the site asks them: the editors' own, then those of the site before this one. */
import { sql } from '@payloadcms/db-postgres'
import { createTraceRedirect, type Trace } from '@wajiha/contract/redirects'
import { legacyRules } from '@wajiha/contract/redirects/legacy-paths'
import type { BasePayload } from 'payload'
import { poolOf } from '../platform/database/statements.ts'

export type OwnRule = { id: string; from: string; to: string; status: 301 | 302 | 307 | 308 }

export type RedirectTable = {
  rules: OwnRule[]
  /** @param path percent-encoded or in its letters, without query. */
  trace: (path: string) => Trace
}

export async function readRedirects(payload: BasePayload): Promise<RedirectTable> {
  const { rows } = await poolOf(payload).execute<OwnRule>(sql`
    select id::text as id, "from", "to", status::text::int as status from redirects`)
  const trace = createTraceRedirect(rows, legacyRules)
  return { rules: rows, trace }
}
