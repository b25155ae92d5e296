/** A process of its own that sends the outbox to the server named in its first argument, until it is killed. */
import { getPayload } from 'payload'
import { sendDueMail } from '../src/mail/send-due.ts'
import { smtpTransport } from '../src/mail/transport.ts'
import config from '../src/payload.config.ts'

const payload = await getPayload({ config })
const from = async () => ({ name: 'بِركار', email: 'hello@birkar.example' })
const transport = smtpTransport(process.argv[2] ?? '')
for (;;) await sendDueMail({ payload, transport, from, now: () => new Date() })
