/**
 * The log of who came near to personal data (TRUST 3.7). A row names records, never their words; it is
 * written beside the transaction of the request, because what was seen stays seen when that fails.
 */
import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { poolOf, statementsOf } from '../platform/database/statements.ts'
import { describeFilter } from './describe-filter.ts'
import { noteAct } from './note-act.ts'

export type Access = {
  action: 'read' | 'find' | 'export' | 'download' | 'erase'
  subject: {
    /** Slug of the collection. */
    collection: string
    id?: string
    count?: number
    /** A Payload `where`, or words. What was typed into it is left out. */
    filter?: unknown
  }
}

/** The same page opened again within this is the same reading. */
const sameReading = '1 minute'

/** Adds a row in the name of whoever asks; without a person it was a command, and says so. */
export async function noteAccess(req: PayloadRequest, { action, subject }: Access): Promise<void> {
  const { user } = req
  if (action === 'export') await noteExport(req, subject)
  const { collection, id = null, count = null } = subject
  const filter = subject.filter === undefined ? null : describeFilter(subject.filter)
  const who = user?.id ?? null
  // A reading that is part of a change holds a connection already, and must not wait for a second one.
  const statements = action === 'read' ? await statementsOf(req) : poolOf(req.payload)
  await statements.execute(sql`
    insert into access_log (id, at, action, who_id, who_name, role, subject, subject_id, count, filter)
    select ${randomUUID()}, now(), ${action}::enum_access_log_action,
      (select id from users where id::text = ${who}), ${user?.name ?? 'npm run privacy'},
      ${user?.role ?? 'shell'}, ${collection}, ${id}, ${count}::numeric, ${filter}
    where ${action} <> 'read' or not exists (
      select 1 from access_log where action = 'read' and who_id = ${who} and subject = ${collection}
        and subject_id = ${id} and at > now() - ${sameReading}::interval)`)
}

function noteExport(req: PayloadRequest, { collection, id, count }: Access['subject']) {
  const about = { act: 'export', subject: collection, ...(id ? { id } : {}) } as const
  return noteAct(req, { ...about, ...(count === undefined ? {} : { detail: String(count) }) })
}
