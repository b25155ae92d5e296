/** Deliveries that go out once more, from the first attempt and under the same event id. */
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest, Where } from 'payload'
import { poolOf } from '../platform/database/statements.ts'

const most = 10_000

/** @returns how many will go out; those that are waiting already do so anyway. */
export async function replayDelivery(req: PayloadRequest, ids: readonly string[]): Promise<number> {
  const { rows } = await poolOf(req.payload).execute(sql`
    update webhook_deliveries
    set state = 'waiting', attempts = 0, next_at = now(), claim = null, claimed_until = null,
        updated_at = now()
    where id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))
      and state in ('failed', 'sent')
    returning id`)
  return rows.length
}

/** All that match, as far as whoever asks may read them. */
export async function replayMany(req: PayloadRequest, where: Where): Promise<number> {
  const { docs } = await req.payload.find({
    collection: 'webhook-deliveries',
    where,
    limit: most,
    pagination: false,
    depth: 0,
    select: {},
    req,
    overrideAccess: false,
  })
  return replayDelivery(
    req,
    docs.map(({ id }) => id),
  )
}
