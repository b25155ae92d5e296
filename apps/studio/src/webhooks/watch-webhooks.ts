/** Keeps deliveries moving for as long as the process lives; several processes share the work. */
import type { Payload } from 'payload'
import { forgetOld } from './claim-delivery.ts'
import { sendDue } from './send-due.ts'

const everyMs = 2_000
const forgetEveryMs = 3_600_000

export function watchWebhooks(payload: Payload): void {
  let forgottenAt = 0
  const look = async () => {
    try {
      await sendDue({ payload, now: () => new Date() })
      if (Date.now() - forgottenAt > forgetEveryMs) {
        await forgetOld(payload, new Date())
        forgottenAt = Date.now()
      }
    } catch (err) {
      payload.logger.warn({ err, msg: 'Webhooks could not be looked at; they are tried again.' })
    }
    setTimeout(look, everyMs).unref()
  }
  void look()
}
