import { sql } from '@payloadcms/db-postgres'

/**
 * Of a row of `outbox`: its reader has not left the list since an issue was queued for them. Whatever held the
 * mail up, a server that was away or a person who paused it, it is asked again at the last moment.
 */
export const isWanted = sql`(outbox.issue is null or exists (
  select 1 from subscribers where subscribers.id::text = outbox.about_id and subscribers.state = 'confirmed'))`
