/**
 * A report of delivery (RFC 3464), as a mail or as the text that somebody copied out of one: who was
 * not reached, for good or this time, and which of our mails it was about. Pure.
 */
import { cleanLine } from '../clean-value.ts'
import { type Part, partsOf, readMime, splitHeaders } from './read-mime.ts'

/** `hard`: never again. `soft`: given up this time. `none`: still trying, or arrived. */
export type Weight = 'hard' | 'soft' | 'none'

export type Reported = {
  /** As the server wrote it; empty where it did not say. */
  recipient: string
  weight: Weight
  /** `5.1.1 smtp; 550 No such user`, one line, at most 300 characters. */
  reason: string
}

export type Report = {
  reported: Reported[]
  /** Every Message-ID in it, with its angle brackets. */
  messageIds: string[]
  /** The whole text, decoded: the address that the report came to stands somewhere in it. */
  text: string
}

/** Why a text is no report: `too_long`, or nothing in it says how a delivery went. */
export type Unreadable = { unreadable: 'too_long' | 'no_delivery_status' }

/** Characters; reports return the mail they are about, and CVs stay out of mails. */
export const longestReport = 2_000_000

export function readReport(text: string): Report | Unreadable {
  if (text.length > longestReport) return { unreadable: 'too_long' }
  const parts = [...partsOf(readMime(text))]
  const status = parts.filter(({ type }) => /^message\/(?:global-)?delivery-status$/.test(type))
  const whole = parts.map(wordsOf).join('\n')
  const groups = status.length > 0 ? status.flatMap(({ body }) => groupsOf(body)) : groupsOf(whole)
  const reported = groups.flatMap(readGroup)
  if (reported.length === 0) return { unreadable: 'no_delivery_status' }
  return { reported, messageIds: idsIn(whole), text: whole }
}

const wordsOf = ({ headers, body }: Part) =>
  `${[...headers].map(([name, value]) => `${name}: ${value}`).join('\n')}\n\n${body}`

/** Fields between empty lines: one group for the message, then one for each recipient. */
const groupsOf = (body: string) =>
  body
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n/)
    .map((group) => splitHeaders(group.trim()).headers)

function readGroup(fields: Map<string, string>): Reported[] {
  const recipient = addressIn(fields.get('original-recipient') ?? fields.get('final-recipient'))
  const action = fields.get('action')?.toLowerCase().split(/\s/)[0]
  const status = /\b([245])\.\d{1,3}\.\d{1,3}\b/.exec(fields.get('status') ?? '')
  if (recipient === undefined || (action === undefined && !status)) return []
  const diagnostic = fields.get('diagnostic-code') ?? ''
  const reason = cleanLine(`${status?.[0] ?? ''} ${diagnostic}`.trim()).slice(0, 300)
  return [{ recipient, weight: weightOf(action, status?.[1], diagnostic), reason }]
}

/** What the action says counts; where it says nothing, the status. */
function weightOf(
  action: string | undefined,
  digit: string | undefined,
  diagnostic: string,
): Weight {
  if (action !== undefined && action !== 'failed') return 'none'
  const said = digit ?? /\b([245])\d\d\b/.exec(diagnostic)?.[1]
  if (said === '5') return 'hard'
  return said === '2' ? 'none' : 'soft'
}

/** `rfc822; sara@example.com`, also in angle brackets. Nothing where the field is missing. */
function addressIn(field: string | undefined): string | undefined {
  if (field === undefined) return undefined
  const address = field.includes(';') ? field.slice(field.indexOf(';') + 1) : field
  return address.trim().replace(/^<|>$/g, '')
}

const idsIn = (text: string) => [
  ...new Set(
    [...text.matchAll(/^\s*message-id:\s*(<[^<>\s]{3,300}>)/gim)].map(([, id = '']) => id),
  ),
]
