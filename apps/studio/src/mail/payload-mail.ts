/** Payload's own mails, such as a forgotten password: sent at once, by the way all others go. */
import { randomUUID } from 'node:crypto'
import type { EmailAdapter, SendEmailOptions } from 'payload'
import { readEnv } from '../platform/env.ts'
import { cleanLine } from './clean-value.ts'
import { plainPart } from './plain-part.ts'
import { hostOf, senderOf } from './sender-address.ts'
import { ourTransport } from './transport.ts'

/** A mail that the person waits for and that did not leave. */
class MailNotSent extends Error {
  constructor(reason: string) {
    super(`The mail was not sent: ${reason}`)
    this.name = 'MailNotSent'
  }
}

const house = 'Wajiha'

/** Who reads no HTML reads the same words: Payload's own mails have no other part. */
function partsOf({ html, text }: SendEmailOptions) {
  const drawn = typeof html === 'string' ? html : undefined
  const plain = typeof text === 'string' ? text : drawn && plainPart(drawn)
  return { ...(drawn ? { html: drawn } : {}), ...(plain ? { text: plain } : {}) }
}

export const payloadMail: EmailAdapter = () => {
  const { name, email } = senderOf(house)
  const transport = ourTransport()
  return {
    name: transport.kind,
    defaultFromName: name,
    defaultFromAddress: email,
    async sendEmail(given: SendEmailOptions) {
      const [id, date] = [randomUUID(), new Date()]
      const message = {
        from: { name, address: email },
        to: cleanLine(String(given.to ?? '')),
        subject: cleanLine(String(given.subject ?? '')),
        ...partsOf(given),
        messageId: `<${id}@${hostOf(readEnv())}>`,
        date,
        disableFileAccess: true,
        disableUrlAccess: true,
      }
      const fileName = `${date.toISOString().slice(0, 19).replaceAll(':', '-')}-${id}`
      const outcome = await transport.send(message, fileName)
      if (outcome.kind === 'refused' || outcome.kind === 'delayed')
        throw new MailNotSent(outcome.reason)
    },
  }
}
