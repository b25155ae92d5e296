/** A report of delivery taken in: each recipient's fate, once, however often the report arrives. */
import type { Payload, PayloadRequest } from 'payload'
import { inOwnTransaction } from '../../platform/database/transactions.ts'
import { applyBounce } from './apply-bounce.ts'
import { mailsNamedIn } from './bounce-address.ts'
import { findMail } from './find-mail.ts'
import { type Reported, readReport, type Unreadable } from './read-report.ts'

/**
 * `repeated`: known before. `ignored`: the server is still trying, or the mail arrived. `unmatched`: about
 * no mail of ours.
 */
export type Fate = 'hard' | 'soft' | 'repeated' | 'ignored' | 'unmatched'

type TakenReport = { fates: Fate[] } | Unreadable

/** Whole or not at all. @param text a mail with a delivery status, or the status alone. */
export async function takeReport(
  payload: Payload,
  text: string,
  now = new Date(),
): Promise<TakenReport> {
  const report = await readReport(text)
  if ('unreadable' in report) return report
  const named = { messageIds: report.messageIds, ids: mailsNamedIn(report.text) }
  return inOwnTransaction(payload, async (req) => {
    const fates: Fate[] = []
    for (const reported of report.reported)
      fates.push(await applyRecipientReport(req, reported, named, now))
    return { fates }
  })
}

type Named = { messageIds: readonly string[]; ids: readonly string[] }

/** The same for one recipient, whoever tells it. */
export async function applyRecipientReport(
  req: PayloadRequest,
  { recipient, weight, reason }: Reported,
  named: Named,
  now: Date,
): Promise<Fate> {
  if (weight === 'none') return 'ignored'
  const mail = await findMail(req, { ...named, recipient }, now)
  return mail ? applyBounce(req, mail, { weight, reason, at: now }) : 'unmatched'
}
