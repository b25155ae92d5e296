import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { poolOf } from './statements.ts'

/** A subscriber whom no mail reaches gets none any more, until they confirm their address again. */
export async function noteBounce(payload: Payload, mail: { id: string }): Promise<void> {
  await poolOf(payload).execute(sql`
    update subscribers set state = 'bounced', updated_at = now()
    where state in ('pending', 'confirmed') and id::text in (
      select about_id from outbox where id = ${mail.id} and about_collection = 'subscribers'
    )`)
}
