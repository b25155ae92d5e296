import type { PayloadRequest } from 'payload'
import { type Mail, queueMail } from './queue-mail.ts'
import { mostADay, writtenTo } from './written-to.ts'

const receipts = ['lead-receipt', 'application-receipt'] as const

type Receipt = Mail & { template: (typeof receipts)[number] }

/**
 * Queues a receipt to the address that a form named, which may be a stranger's: three a day at most, and
 * its templates know nothing that the sender wrote (`placeholders.ts`).
 */
export async function queueReceipt(req: PayloadRequest, mail: Receipt): Promise<void> {
  const written = await writtenTo(req, { to: mail.to, kinds: receipts })
  if (written.length < mostADay) await queueMail(req, mail)
}
