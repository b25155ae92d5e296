/** A mail to whoever sets the agency up, sent at once, so that they see what becomes of it. */
import { readLocale } from '@wajiha/arabic'
import type { PayloadRequest } from 'payload'
import { readLetterhead } from '../../mail/letterhead.ts'
import { senderOf } from '../../mail/sender-address.ts'
import { ourTransport } from '../../mail/transport.ts'
import { sayTo } from '../../platform/i18n/say-to.ts'
import { Refusal } from '../../platform/refusal.ts'
import { noteFirstRun } from '../state.ts'
import { mailWords } from '../words.ts'

export async function sendTestMail(req: PayloadRequest): Promise<object> {
  const transport = ourTransport()
  if (transport.kind !== 'smtp') throw new Refusal(req, mailWords.noServer, 409)
  const to = req.user?.email ?? ''
  const head = await readLetterhead(req, readLocale(req.i18n.language))
  const { name, email } = senderOf(head.agency, head.email)
  const message = {
    from: { name, address: email },
    to,
    subject: sayTo(req, mailWords.subject),
    text: `${sayTo(req, mailWords.body)}\n${head.siteUrl}`,
  }
  const outcome = await transport.send(message, 'first-run')
  if (outcome.kind === 'refused' || outcome.kind === 'delayed')
    throw new Refusal(req, `${sayTo(req, mailWords.failed)} \u2066${outcome.reason}\u2069`, 502)
  await noteFirstRun(req.payload, { mailedAt: new Date().toISOString() })
  return { to }
}
