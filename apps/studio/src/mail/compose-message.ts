/** A row of the outbox as the message that nodemailer writes; every header is ours. */
import type { Locale } from '@wajiha/arabic'
import type { SendMailOptions } from 'nodemailer'
import { bounceAddressOf } from './bounces/bounce-address.ts'
import { cleanLine } from './clean-value.ts'
import { cleanHeaders } from './mail-headers.ts'
import type { Sender } from './sender-address.ts'

/** A row as the sender reads it. */
export type OutboxRow = {
  id: string
  kind: string
  locale: Locale
  to: string
  reply_to: string | null
  subject: string
  html: string
  text: string
  calendar: string | null
  headers: Record<string, string> | null
  message_id: string
  attempts: number
  created_at: string
}

export function composeMessage(row: OutboxRow, from: Sender, date: Date): SendMailOptions {
  return {
    ...safely,
    from: { name: cleanLine(from.name), address: from.email },
    to: { name: '', address: cleanLine(row.to) },
    ...(row.reply_to ? { replyTo: { name: '', address: cleanLine(row.reply_to) } } : {}),
    subject: cleanSubject(row.subject),
    text: row.text,
    html: row.html,
    headers: cleanHeaders(row.headers ?? {}),
    messageId: row.message_id,
    date,
    ...envelopeOf(row),
    ...(row.calendar ? { icalEvent: eventOf(row.calendar) } : {}),
  }
}

/** Reports of delivery go to an address of the mail's own, where there is a place for them. */
function envelopeOf({ id, to }: OutboxRow) {
  const reportsTo = bounceAddressOf(id)
  return reportsTo ? { envelope: { from: reportsTo, to: cleanLine(to) } } : {}
}

/** Nothing that came from outside may name a file or an address for nodemailer to fetch. */
const safely = { disableFileAccess: true, disableUrlAccess: true } as const

// The marks that isolate its values stay; whatever could begin another header goes.
const cleanSubject = (subject: string) => subject.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()

function eventOf(content: string) {
  const method = /^METHOD:CANCEL\r?$/m.test(content) ? 'CANCEL' : 'REQUEST'
  return { method, content, filename: 'invitation.ics' }
}
