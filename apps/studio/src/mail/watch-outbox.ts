/** Keeps the outbox moving for as long as the process lives; several processes share the work. */
import type { Payload } from 'payload'
import { every } from '../platform/every.ts'
import { localRequest } from '../platform/local-request.ts'
import { keepTemplates } from './keep-templates.ts'
import { readLetterhead } from './letterhead.ts'
import { type Sending, sendDueMail } from './send-due.ts'
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
  const send = () =>
    every({
      payload,
      everyMs,
      failure: 'The outbox could not be looked at; it is tried again.',
      work: () => sendDueMail(sending),
    })
  void keepTemplates(payload)
    .catch((err) => payload.logger.warn({ err, msg: 'The mail templates could not be made.' }))
    .then(send)
}
