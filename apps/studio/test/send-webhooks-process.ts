/** A process of its own that sends webhooks until it is killed. */
import { getPayload } from 'payload'
import config from '../src/payload.config.ts'
import { sendDueDeliveries } from '../src/webhooks/send-due.ts'

const payload = await getPayload({ config })
for (;;) await sendDueDeliveries({ payload, now: () => new Date() })
