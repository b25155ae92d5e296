/** A studio with a branch and a real mail server, for the mails to colleagues. */
import type { Payload } from 'payload'
import type { User } from '../src/payload-types.ts'
import type { Role } from '../src/platform/access/rights.ts'
import { deskOf, madeOf, storeSubmission, submissionOf } from './desk-help.ts'
import { type MailServer, startMailServer } from './mail-server.ts'
import { openTestStudio } from './open-test-studio.ts'
import { bodyOf, headerOf, readMessage } from './read-message.ts'

export async function openNoticeStudio() {
  const studio = await openTestStudio()
  const server = await startMailServer()
  const { payload } = studio
  await payload.create({
    collection: 'branches',
    locale: 'ar',
    data: {
      key: 'riyadh',
      name: 'الرياض',
      address: { street: 'شارع المداد', locality: 'الرياض', country: 'SA' },
      timeZone: 'Asia/Riyadh',
      isDefault: true,
      _status: 'published',
    },
  })
  return {
    ...studio,
    server,
    /** @param at as if it were then. */
    send: (at = new Date()) => sendAll(payload, server, at),
    lead: (more: Parameters<typeof submissionOf>[0] = {}) => arrive(payload, 'leads', more),
    application: () =>
      arrive(payload, 'applications', { form: 'apply', answers: { links: ['https://a.example'] } }),
    person: (role: Role, more: Partial<User> = {}) => personOf(payload, role, more),
    /** What arrived at somebody, as they read it. */
    letters: (to: string) =>
      server.delivered
        .filter((one) => one.to.toLowerCase() === to.toLowerCase())
        .map(({ raw }) => readMessage(raw))
        .map((message) => ({
          message,
          subject: headerOf(message, 'subject').replace(/[\u2066-\u2069]/g, ''),
          text: bodyOf(message, 'text/plain').replace(/[\u2066-\u2069]/g, ''),
          html: bodyOf(message, 'text/html'),
        })),
    close: async () => {
      await server.close()
      await studio.close()
    },
  }
}

async function sendAll(payload: Payload, server: MailServer, at: Date): Promise<void> {
  const { sendDueMail } = await import('../src/mail/send-due.ts')
  const { smtpTransport } = await import('../src/mail/transport.ts')
  await sendDueMail({
    payload,
    transport: smtpTransport(server.url),
    from: async () => ({ name: 'بِركار', email: 'hello@birkar.example' }),
    now: () => at,
  })
}

async function arrive<Name extends 'leads' | 'applications'>(
  payload: Payload,
  collection: Name,
  more: Parameters<typeof submissionOf>[0],
) {
  const { processSubmission } = await import('../src/desk/process-submission.ts')
  const row = await storeSubmission(payload, submissionOf(more))
  await processSubmission(payload, row)
  return madeOf(payload, collection, row)
}

async function personOf(payload: Payload, role: Role, more: Partial<User>) {
  const { user, ask } = await deskOf(payload, role)
  const data = await payload.update({
    collection: 'users',
    id: user.id,
    data: more as never,
    depth: 0,
    overrideAccess: true,
  })
  return { user: data, ask }
}
