/** What holds for a webhook whichever way it is saved: a public address, and a secret of our making. */
import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook } from 'payload'
import type { Webhook } from '../payload-types.ts'
import { statementsOf } from '../platform/database/statements.ts'
import { refuseField } from '../platform/refuse-field.ts'
import { newSecret } from '../platform/signature.ts'
import { mistakeIn } from './check-url.ts'

export const followWebhookRules: CollectionBeforeChangeHook<Webhook> = async (change) => {
  const { data, originalDoc, operation, req } = change
  if (data.url !== undefined) data.url = data.url.trim()
  if (data.url && data.url !== originalDoc?.url) {
    const mistake = await mistakeIn(data.url)
    if (mistake) refuseField(req, 'webhooks', 'url', mistake)
  }
  if (operation === 'create')
    Object.assign(data, { secret: req.payload.encrypt(newSecret()), secretShownAt: null })
  return data
}

/** What was to be told to an address that is gone is told to nobody. */
export const dropDeliveries: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await (await statementsOf(req)).execute(sql`
    delete from webhook_deliveries where webhook_id = ${id}`)
}
