/** What a provider reports by itself: bounces, complaints and unsubscriptions (`docs/how-to/send-mail.md`). */
import { sql } from '@payloadcms/db-postgres'
import { readEmail } from '@wajiha/contract/forms'
import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { statementsOf } from '../../platform/database/statements.ts'
import { inOwnTransaction } from '../../platform/database/transactions.ts'
import { cleanLine } from '../clean-value.ts'
import { leaveList } from '../leave-list.ts'
import { applyRecipientReport, type Fate } from './take-report.ts'

const event = z.object({
  type: z.enum(['bounce', 'complaint', 'unsubscribe']),
  email: z.string().min(3).max(300),
  messageId: z.string().max(300).optional(),
  /** Whether a bounce is for good; without it `status` decides. */
  permanent: z.boolean().optional(),
  /** `5.1.1`. */
  status: z
    .string()
    .regex(/^[245]\.\d{1,3}\.\d{1,3}$/)
    .optional(),
  reason: z.string().max(2_000).optional(),
  at: z.iso.datetime({ offset: true }).optional(),
})

type MailEvent = z.output<typeof event>

const body = z.object({ events: z.array(event).min(1).max(500) })

/** One event, a list of them, or `{ events }`; the mistakes as sentences otherwise. */
export function readEvents(given: unknown): { events: MailEvent[] } | { mistakes: string } {
  const isBody = typeof given === 'object' && given !== null && 'events' in given
  const read = body.safeParse(isBody ? given : { events: Array.isArray(given) ? given : [given] })
  if (read.success) return { events: read.data.events }
  return { mistakes: z.prettifyError(read.error).slice(0, 1_000) }
}

/** `left`: the person is off the list now. `outdated`: they confirmed again after it happened. */
export type EventFate = Fate | 'left' | 'outdated'

/** One after the other, each whole or not at all; said again, an event changes nothing. */
export async function takeEvents(
  payload: Payload,
  events: readonly MailEvent[],
  now = new Date(),
): Promise<EventFate[]> {
  const fates: EventFate[] = []
  for (const one of events)
    fates.push(await inOwnTransaction(payload, (req) => takeEvent(req, one, now)))
  return fates
}

function takeEvent(req: PayloadRequest, told: MailEvent, now: Date): Promise<EventFate> {
  const { type, email, messageId, permanent, status = '', reason = '', at } = told
  if (type !== 'bounce') return takeOff(req, told, now)
  const isHard = permanent ?? status.startsWith('5')
  const messageIds = messageId ? [messageId.replace(/^<?(.*?)>?$/, '<$1>')] : []
  const reported = {
    recipient: email.trim(),
    weight: isHard ? 'hard' : 'soft',
    reason: cleanLine(`${status} ${reason}`).slice(0, 300),
  } as const
  return applyRecipientReport(req, reported, { messageIds, ids: [] }, at ? new Date(at) : now)
}

async function takeOff(req: PayloadRequest, { type, email, at }: MailEvent, now: Date) {
  const happened = at ? new Date(at) : now
  const norm = readEmail(email)?.norm ?? ''
  const { rows } = await (await statementsOf(req)).execute<{ id: string; isLater: boolean }>(sql`
    select id, coalesce(confirmed_at > ${happened.toISOString()}::timestamptz, false) as "isLater"
    from subscribers where email_norm = ${norm} for update`)
  const [row] = rows
  if (!row) return 'unmatched'
  if (row.isLater) return 'outdated'
  const leaving = type === 'complaint' ? 'complained' : 'unsubscribed'
  return (await leaveList(req, row.id, leaving, happened)) ? 'left' : 'repeated'
}
