/** An appointment as calendars read it (RFC 5545, RFC 5546): an invitation, its change, its end. */
import { cleanLine } from './clean-value.ts'

export type Invitation = {
  /** The same for all versions of one appointment: `interview-ID@host`. */
  uid: string
  /** 0 for the first, one more with each change and with the cancellation. */
  sequence: number
  method: 'REQUEST' | 'CANCEL'
  /** ISO 8601 with a zone. */
  startsAt: string
  endsAt: string
  /** Where the appointment is kept, for the words of the mail: `Asia/Riyadh`. */
  timeZone: string
  summary: string
  description?: string
  place?: string
  /** Address of a meeting that is held online. */
  url?: string
  attendee: { name: string; email: string }
}

type Person = { name: string; email: string }

/**
 * The text of the `.ics`. Times stand in UTC: every calendar shows them in its owner's own zone, and no
 * table of zones can be out of date.
 *
 * @param stamp when this version was made.
 */
export function writeCalendar(invitation: Invitation, organizer: Person, stamp: Date): string {
  const { method, attendee, description, place, url } = invitation
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Wajiha//Studio//AR',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${text(invitation.uid)}`,
    `SEQUENCE:${Math.max(0, Math.trunc(invitation.sequence))}`,
    `DTSTAMP:${moment(stamp)}`,
    `DTSTART:${moment(new Date(invitation.startsAt))}`,
    `DTEND:${moment(new Date(invitation.endsAt))}`,
    `SUMMARY:${text(invitation.summary)}`,
    ...(description ? [`DESCRIPTION:${text(description)}`] : []),
    ...(place ? [`LOCATION:${text(place)}`] : []),
    ...(url ? [`URL:${cleanLine(url)}`] : []),
    `ORGANIZER;CN=${quoted(organizer.name)}:mailto:${address(organizer.email)}`,
    `ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE;CN=${quoted(attendee.name)}:mailto:${address(attendee.email)}`,
    `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}

/** `20261129T060000Z`. @throws {RangeError} for what is no moment. */
const moment = (at: Date) => `${at.toISOString().replace(/[-:]|\.\d{3}/g, '')}`

/** TEXT of RFC 5545, 3.3.11: line breaks become `\n`. */
function text(value: string): string {
  const lines = value.split(/\r\n|[\r\n\u0085\u2028\u2029]/).map(cleanLine)
  return lines.map((line) => line.replace(/[\\;,]/g, '\\$&')).join('\\n')
}

/** A parameter's value may hold no quotation mark at all (3.2). */
const quoted = (value: string) => `"${cleanLine(value).replaceAll('"', '’')}"`

const address = (email: string) => cleanLine(email).replace(/[\s";,<>]/g, '')

/** Lines hold at most 75 octets, and no letter is cut in two (3.1). */
function fold(line: string): string {
  const parts: string[] = ['']
  let octets = 0
  for (const sign of line) {
    const size = Buffer.byteLength(sign)
    if (octets + size > 75) {
      parts.push('')
      // The space that begins a continued line counts.
      octets = 1
    }
    parts[parts.length - 1] += sign
    octets += size
  }
  return parts.join('\r\n ')
}
