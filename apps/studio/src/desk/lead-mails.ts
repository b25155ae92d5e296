/** The two mails of a lead: the notice to those who answer, and the receipt to whoever wrote. */
import { readLocale } from '@wajiha/arabic'
import type { PayloadRequest } from 'payload'
import { queueMail } from '../mail/queue-mail.ts'
import { queueReceipt } from '../mail/queue-receipt.ts'
import { leadRecipients } from '../mail/recipients.ts'
import type { Lead } from '../payload-types.ts'
import { readEnv } from '../platform/env.ts'
import { eachPlain } from '../platform/fields/plain-answers.data.ts'
import { eachReplyWish } from '../platform/fields/reply-wishes.data.ts'
import { saidOnly } from '../platform/objects.ts'
import { readDesk } from './settings.ts'

/** Queues them in the request's transaction; each goes out once, however often this is called. */
export async function queueLeadMails(req: PayloadRequest, lead: Lead): Promise<void> {
  const keys = await keysOf(req, lead)
  const about = { collection: 'leads', id: lead.id } as const
  const values = leadMailValues(lead, keys)
  const branch = keys.branch ? { branch: keys.branch } : {}
  for (const to of await toldOf(req, keys))
    await queueMail(req, {
      key: `lead-notice:${lead.id}:${to}`,
      template: 'lead-notice',
      locale: 'ar',
      to,
      ...(lead.email ? { replyTo: lead.email } : {}),
      values,
      ...branch,
      about,
    })
  // Whoever telephoned knows that they did.
  if (!lead.email || lead.cameBy) return
  await queueReceipt(req, {
    key: `lead-receipt:${lead.id}`,
    template: 'lead-receipt',
    locale: readLocale(lead.locale),
    to: lead.email,
    values,
    ...branch,
    about,
  })
}

type Keys = Awaited<ReturnType<typeof keysOf>>

async function toldOf(req: PayloadRequest, keys: Keys) {
  const { leadRecipients: always } = await readDesk(req)
  return new Set([...(await leadRecipients(req, keys)), ...always])
}

/** What `recipients.ts` and the templates know documents by. */
async function keysOf(req: PayloadRequest, { branch, campaign, service }: Lead) {
  const options = { depth: 0, req, overrideAccess: true, disableErrors: true } as const
  const office = branch
    ? await req.payload.findByID({ collection: 'branches', id: idOf(branch), ...options })
    : null
  const promise = campaign
    ? await req.payload.findByID({ collection: 'campaigns', id: idOf(campaign), ...options })
    : null
  const offer = service
    ? await req.payload.findByID({ collection: 'services', id: idOf(service), ...options })
    : null
  return {
    ...(office?.key ? { branch: office.key } : {}),
    ...(promise?.slug ? { campaign: promise.slug } : {}),
    ...(offer?.key ? { service: offer.key } : {}),
  }
}

const idOf = (relation: string | { id: string }) =>
  typeof relation === 'string' ? relation : relation.id

function leadMailValues(lead: Lead, keys: Keys): Record<string, string> {
  return saidOnly({
    number: lead.number ? String(lead.number) : undefined,
    reference: lead.reference,
    service: keys.service ?? lead.serviceKey,
    name: lead.name,
    phone: lead.phoneE164,
    email: lead.email,
    ...eachPlain((name) => lead[name]),
    branch: keys.branch,
    budget: lead.budget,
    ...eachReplyWish((name) => lead[name]),
    message: lead.message,
    source: sourceOf(lead),
    studioUrl: `${readEnv().studioOrigin}/admin/collections/leads/${lead.id}`,
  })
}

/** The sentence why it is classed so, as `attribution` tells it in Arabic. */
function sourceOf({ attribution }: Lead): string | undefined {
  const { why }: { why?: { ar?: string | null } | string | null } = attribution ?? {}
  return (typeof why === 'string' ? why : why?.ar) ?? undefined
}
