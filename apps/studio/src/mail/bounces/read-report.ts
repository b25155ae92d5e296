/**
 * A report of delivery (RFC 3464), as a mail or as the text that somebody copied out of one: who was
 * not reached, for good or this time, and which of our mails it was about. Pure.
 */
import PostalMime from 'postal-mime'
import { cleanLine } from '../clean-value.ts'

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

export async function readReport(text: string): Promise<Report | Unreadable> {
  if (text.length > longestReport) return { unreadable: 'too_long' }
  const { status, whole } = await takeApart(text.replace(/\r\n?/g, '\n'))
  const reported = groupsOf(status || whole).flatMap(readGroup)
  if (reported.length === 0) return { unreadable: 'no_delivery_status' }
  return { reported, messageIds: idsIn(whole), text: whole }
}

const parsing = {
  forceRfc822Attachments: true,
  attachmentEncoding: 'utf8',
  maxHeadersSize: 200_000,
} as const

/** The parser's time grows with the square of the parts; no report has more than a handful. */
const isBearable = (text: string) => (text.match(/^--/gm)?.length ?? 0) < 1_000

/** The delivery status of a mail, empty where it has none, and all its parts as one decoded text. */
async function takeApart(text: string): Promise<{ status: string; whole: string }> {
  const mail = isBearable(text) && (await PostalMime.parse(text, parsing).catch(() => undefined))
  if (!mail) return { status: '', whole: text }
  const attached = mail.attachments.map(({ content }) => String(content))
  const isStatus = /^message\/(?:global-)?delivery-status$/
  const status = mail.attachments.flatMap(({ mimeType }, at) =>
    isStatus.test(mimeType) ? [attached[at]] : [],
  )
  const head = mail.headers.map(({ key, value }) => `${key}: ${value}`).join('\n')
  return {
    status: status.join('\n\n'),
    whole: [`${head}\n`, mail.text, mail.html, ...attached].join('\n'),
  }
}

/** Fields between empty lines: one group for the message, then one for each recipient. */
const groupsOf = (body: string) =>
  body
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n/)
    .map((group) => fieldsOf(group.trim()))

/** Names in lower case, the first of each; a line that begins with a space goes on. */
function fieldsOf(group: string): Map<string, string> {
  const fields = new Map<string, string>()
  for (const line of group.replace(/\n[ \t]+/g, ' ').split('\n')) {
    const [, name, value = ''] = /^([^:]+):(.*)$/.exec(line) ?? []
    const key = name?.trim().toLowerCase()
    if (key && !fields.has(key)) fields.set(key, value.trim())
  }
  return fields
}

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
