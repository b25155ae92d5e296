/** The channel of the environment, `ALARM_URL`: a webhook that the studio makes and keeps by itself. */
import type { Payload, PayloadRequest } from 'payload'
import { inOwnTransaction, locks } from '../platform/database/transactions.ts'
import { readEnv } from '../platform/env.ts'

const managedBy = 'ALARM_URL'
const events = ['alarm.raised', 'alarm.solved'] as const

/**
 * Makes its row, follows a changed address, and rests it once the variable is gone; its secret stays.
 *
 * @throws when the address is none that may be used.
 */
export async function keepEnvironmentChannel(
  payload: Payload,
  url: string | undefined = readEnv().alarmUrl,
): Promise<void> {
  const keep = async (req: PayloadRequest) => {
    const options = { collection: 'webhooks', depth: 0, req, overrideAccess: true } as const
    const { docs } = await payload.find({ ...options, where: { managedBy: { equals: managedBy } } })
    const [kept] = docs
    const isActive = url !== undefined
    if (!kept && url)
      await payload.create({
        ...options,
        data: { name: managedBy, url, events: [...events], isActive, managedBy },
      })
    else if (kept && (kept.isActive !== isActive || (url && kept.url !== url)))
      await payload.update({ ...options, id: kept.id, data: { isActive, ...(url ? { url } : {}) } })
  }
  await inOwnTransaction(payload, keep, { lock: locks.alarmChannel })
}
