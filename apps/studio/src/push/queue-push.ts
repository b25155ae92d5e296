/** A row for each device that hears of a lead, in the transaction in which the lead is taken in. */
import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import type { Lead } from '../payload-types.ts'
import { rolesThat } from '../platform/access/may.ts'
import { among } from '../platform/database/among.ts'
import { statementsOf } from '../platform/database/statements.ts'

/** What waits in the tray is nobody's business; once released, it is new. */
export const tellDevices: CollectionAfterChangeHook<Lead> = async (change) => {
  const { doc, previousDoc, operation, req } = change
  const isMade = operation === 'create' && doc.stage === 'new'
  const isReleased = previousDoc?.stage === 'spam' && doc.stage === 'new'
  if (isMade || isReleased) await queuePush(req, doc)
  return doc
}

/** Whoever enters a lead by hand knows of it. */
async function queuePush(req: PayloadRequest, { id, number }: Lead): Promise<void> {
  await (await statementsOf(req)).execute(sql`
    insert into push_messages (key, device_id, number, lead_id)
    select ${id} || ':' || d.id, d.id, ${number ?? null}::int, ${id}::uuid
    from push_devices as d join users as u on u.id = d.person_id
    where u.role::text in ${among(rolesThat('hearOfLeadsByPush'))} and u.left_at is null
      and u.id::text <> ${req.user?.id ?? ''}
    on conflict (key) do nothing`)
}
