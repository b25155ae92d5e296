/** Keeps deliveries moving for as long as the process lives; several processes share the work. */
import type { Payload } from 'payload'
import { every } from '../platform/every.ts'
import { forgetOld } from './claim-delivery.ts'
import { sendDueDeliveries } from './send-due.ts'

const everyMs = 2_000
const forgetEveryMs = 3_600_000

export function watchWebhooks(payload: Payload): void {
  let forgottenAt = 0
  const work = async () => {
    await sendDueDeliveries({ payload, now: () => new Date() })
    if (Date.now() - forgottenAt <= forgetEveryMs) return
    await forgetOld(payload, new Date())
    forgottenAt = Date.now()
  }
  const failure = 'Webhooks could not be looked at; they are tried again.'
  every({ payload, everyMs, failure, work })
}
