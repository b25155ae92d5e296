/**
 * The audit log: who did what to which record, never its words. A row is written in the transaction of
 * what it tells about; what failed has none, and its row stands for itself.
 */
import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { poolOf, statementsOf } from '../platform/database/statements.ts'
import { clientHeader } from '../platform/server/where-from.ts'
import type { ActName } from './acts.ts'

type Person = { id?: string; name?: string; role?: string }

export type Act = {
  act: ActName
  /** Slug of a collection or a page. */
  subject?: string
  id?: string
  /** Such as `editor → admin`. */
  detail?: string
  /** The person who acted, where the request has no user yet, as during a log-in. */
  by?: Person
  hasFailed?: boolean
}

export async function noteAct(req: PayloadRequest, done: Act): Promise<void> {
  const user = done.by ?? req.user
  const { act, subject = null, id = null, detail = null, hasFailed } = done
  const statements = hasFailed ? poolOf(req.payload) : await statementsOf(req)
  const address = req.headers?.get(clientHeader) || null
  await statements.execute(sql`
    insert into audit_log (id, at, act, who_id, who_name, role, address, subject, subject_id, detail)
    select ${randomUUID()}, now(), ${act}::enum_audit_log_act,
      (select id from users where id::text = ${user?.id ?? null}),
      ${shortened(user?.name ?? 'studio')}, ${user?.role ?? null}, ${address},
      ${subject}, ${id}, ${detail && shortened(detail)}`)
}

/** A file that somebody takes along: which, and how many rows it has. */
export const noteFile = (req: PayloadRequest, subject: string, file: string, rows: number) =>
  noteAct(req, { act: 'export', subject, id: file, detail: String(rows) })

const shortened = (text: string) => text.slice(0, 400)
