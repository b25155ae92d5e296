import type { Payload } from 'payload'
import { inOwnTransaction } from '../platform/database/transactions.ts'
import { applyBounce } from './bounces/apply-bounce.ts'
import { findMail } from './bounces/find-mail.ts'

/** A server that refused the recipient at its door said what a report says later: it is a hard bounce. */
export async function noteBounce(
  payload: Payload,
  { id }: { id: string },
  reason: string,
  at: Date,
): Promise<void> {
  await inOwnTransaction(payload, async (req) => {
    const mail = await findMail(req, { messageIds: [], ids: [id], recipient: '' }, at)
    if (mail) await applyBounce(req, mail, { weight: 'hard', reason, at })
  })
}
