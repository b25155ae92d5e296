/** An issue on its way is paused, goes on, or is stopped for good; one that is scheduled becomes a draft again. */
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { statementsOf } from '../../platform/database/statements.ts'
import { holdIssue, type IssueState, moveIssue } from './issue-state.ts'

export type Turn = 'pause' | 'continue' | 'stop'

/** From which states each turn leads, and where to. */
const turns: Record<Turn, Partial<Record<IssueState, IssueState>>> = {
  pause: { sending: 'paused', scheduled: 'draft' },
  continue: { paused: 'sending' },
  stop: { sending: 'stopped', paused: 'stopped', scheduled: 'draft' },
}

/** In the caller's transaction. @returns whether it was in a state in which that can be done. */
export async function steerIssue(req: PayloadRequest, id: string, turn: Turn): Promise<boolean> {
  const issue = await holdIssue(req, id)
  const to = issue && turns[turn][issue.state]
  if (!to) return false
  const also =
    to === 'draft' ? sql`send_at = null,` : to === 'stopped' ? sql`finished_at = now(),` : sql``
  await moveIssue(req, id, to, also)
  await holdBack(req, id, to)
  return true
}

/** Mails that wait already follow their issue; those that a server is taking right now leave. */
export async function holdBack(req: PayloadRequest, id: string, state: IssueState): Promise<void> {
  const statements = await statementsOf(req)
  const waiting = sql`issue = ${id} and state = 'waiting'
    and (claimed_until is null or claimed_until < now())`
  if (state === 'paused')
    await statements.execute(sql`update outbox set next_at = null where ${waiting}`)
  if (state === 'sending')
    await statements.execute(
      sql`update outbox set next_at = now() where ${waiting} and next_at is null`,
    )
  if (state === 'stopped')
    await statements.execute(sql`
      update outbox set state = 'cancelled', next_at = null, updated_at = now() where ${waiting}`)
}
