/**
 * A wish for the newsletter that waited in quarantine, let out by a person: only now is its address
 * written to. Leads and applications are released by their own stage.
 */
import { sql } from '@payloadcms/db-postgres'
import type { PayloadHandler } from 'payload'
import { poolOf } from '../platform/database/statements.ts'
import { processSubmission } from './process-submission.ts'

/** `POST /api/submissions/ID/release`. 409: it does not wait, or is no wish for the newsletter. */
export const releaseSubmission: PayloadHandler = async (req) => {
  const id = String(req.routeParams?.id ?? '')
  const { rows } = await poolOf(req.payload).execute<{ id: string }>(sql`
    update submissions set released_at = now(), processed_at = null, process_after = null
    where id::text = ${id} and form = 'subscribe' and is_quarantined and released_at is null
    returning id`)
  const [row] = rows
  if (!row) return new Response(null, { status: 409 })
  // Should the process end here, the sweep goes on with it.
  await processSubmission(req.payload, row.id)
  return Response.json({ done: true })
}
