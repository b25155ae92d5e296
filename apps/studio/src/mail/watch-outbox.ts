/** Keeps the outbox moving for as long as the process lives; several processes share the work. */
import type { Payload } from 'payload'
import { localRequest } from '../platform/local-request.ts'
import { keepTemplates } from './keep-templates.ts'
import { readLetterhead } from './letterhead.ts'
import { type Sending, sendDue } from './send-due.ts'
import { senderOf } from './sender-address.ts'
import { ourTransport } from './transport.ts'

const everyMs = 2_000

export function watchOutbox(payload: Payload): void {
  const sending: Sending = {
    payload,
    transport: ourTransport(),
    from: async (locale) => {
      const { agency, email } = await readLetterhead(await localRequest(payload), locale)
      return senderOf(agency, email)
    },
    now: () => new Date(),
  }
  const look = async () => {
    await sendDue(sending).catch((err) =>
      payload.logger.warn({ err, msg: 'The outbox could not be looked at; it is tried again.' }),
    )
    setTimeout(look, everyMs).unref()
  }
  void keepTemplates(payload)
    .catch((err) => payload.logger.warn({ err, msg: 'The mail templates could not be made.' }))
    .then(look)
}
