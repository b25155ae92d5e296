/** The states of an issue on its way, and its row while somebody holds it. */
import { sql } from '@payloadcms/db-postgres'
import type { Locale } from '@wajiha/arabic'
import type { PayloadRequest } from 'payload'
import type { Rendered } from '../../mail/render-mail.ts'
import type { NewsletterIssue } from '../../payload-types.ts'
import { statementsOf } from '../../platform/database/statements.ts'

export type IssueState = NewsletterIssue['state']

/** The mail of each language that has one, as it was when the sending began. */
export type Letters = Partial<Record<Locale, Rendered>>

export type HeldIssue = {
  id: string
  slug: string
  state: IssueState
  pace: number
  startedAt: string | Date | null
  batchAt: string | Date | null
  letters: Letters | null
}

/** Locks the row until the transaction ends, and waits for whoever has it. */
export async function holdIssue(req: PayloadRequest, id: string): Promise<HeldIssue | undefined> {
  return read(req, id, sql`for update`)
}

/** The same, unless somebody else holds it: another process works on it then. */
export async function seizeIssue(req: PayloadRequest, id: string): Promise<HeldIssue | undefined> {
  return read(req, id, sql`for update skip locked`)
}

async function read(req: PayloadRequest, id: string, lock: ReturnType<typeof sql>) {
  const { rows } = await (await statementsOf(req)).execute<HeldIssue>(sql`
    select id::text as id, slug, state, pace::int as pace, started_at as "startedAt",
      batch_at as "batchAt", letters
    from newsletter_issues where id::text = ${id} ${lock}`)
  return rows[0]
}

/** In the caller's transaction, with the row held. @param also further columns. */
export async function moveIssue(
  req: PayloadRequest,
  id: string,
  state: IssueState,
  also: ReturnType<typeof sql> = sql``,
): Promise<void> {
  await (await statementsOf(req)).execute(sql`
    update newsletter_issues set state = ${state}, ${also} updated_at = now() where id::text = ${id}`)
}
