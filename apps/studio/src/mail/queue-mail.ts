/** The one way in for mail: one row in the outbox, in the transaction of whatever caused it. */
import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Locale } from '@wajiha/arabic'
import { readEmail } from '@wajiha/contract/forms'
import type { PayloadRequest } from 'payload'
import { statementsOf } from '../platform/database/statements.ts'
import { readEnv } from '../platform/env.ts'
import { type Invitation, writeCalendar } from './calendar.ts'
import { cancelledInterview, movedInterview } from './default-templates.data.ts'
import { findTemplate } from './find-template.ts'
import { type Letterhead, readLetterhead } from './letterhead.ts'
import { cleanHeaders, headersOf } from './mail-headers.ts'
import { ofSeveral } from './placeholders.ts'
import { type Rendered, renderMail } from './render-mail.ts'
import { hostOf, senderOf } from './sender-address.ts'
import { calledOffForColleague, severalAssigned } from './staff-templates.data.ts'
import type { MailKind, TemplateKey } from './template-keys.ts'
import { inWords } from './words-of-values.ts'

type Addressed = {
  /** Unique: a second mail with this key is not queued. `lead-receipt:ID`. */
  key: string
  locale: Locale
  to: string
  replyTo?: string
  about?: { collection: 'leads' | 'applications' | 'subscribers'; id: string }
  /** Sent no earlier; until then it can be called back. */
  notBefore?: Date
  calendar?: Invitation
  /** `List-Unsubscribe` and its like; names and values are ours alone. */
  headers?: Record<string, string>
}

export type Mail = Addressed & {
  template: TemplateKey
  /** By the names of `placeholdersOf(template)`; codes of services, branches and budgets become words. */
  values: Record<string, string>
  /** Key of the branch that answers; else the main one. */
  branch?: string
  /** An assignment of several things at once, which has words of its own and `ofSeveral` beside its names. */
  several?: boolean
  /** An appointment that takes the place of an earlier one, which has words of its own. */
  moved?: boolean
}

/** A mail that was written already. */
export type WrittenMail = Addressed & {
  kind: MailKind
  /** The issue of the newsletter that it is; none of a test. */
  issue?: string
}

/**
 * Queues a mail. A second call with the same key does nothing, and neither does a template that was left
 * empty. An address that nobody could deliver to becomes a row that failed, never an error here.
 */
export async function queueMail(req: PayloadRequest, mail: Mail): Promise<void> {
  const { template: key, locale, calendar } = mail
  const own = await findTemplate(req, key, locale)
  if (!own) return
  const template = ownWords(mail)?.[locale] ?? own
  const head = await readLetterhead(req, locale, mail.branch)
  const values = await inWords(req, mail.values, locale, head.figures)
  const more = mail.several ? ofSeveral : {}
  const rendered = renderMail({ template, key, locale, values, head, calendar, more })
  await queueWritten(req, { ...mail, kind: key }, rendered, head)
}

/** Words that no template of the agency's says otherwise. */
function ownWords({ template, calendar, several, moved }: Mail) {
  if (several) return severalAssigned
  if (moved) return movedInterview
  if (calendar?.method !== 'CANCEL') return undefined
  return template === 'interview-colleague' ? calledOffForColleague : cancelledInterview
}

/** The same for a mail without a template. @param head of whom it comes from. */
export async function queueWritten(
  req: PayloadRequest,
  mail: WrittenMail,
  rendered: Rendered,
  head: Letterhead,
): Promise<void> {
  const id = randomUUID()
  const to = readEmail(mail.to)?.address
  const replyTo = readEmail(mail.replyTo ?? head.email ?? '')?.address ?? null
  const calendar = mail.calendar
    ? writeCalendar(mail.calendar, senderOf(head.agency, head.email), new Date())
    : null
  const headers = JSON.stringify(cleanHeaders({ ...headersOf(mail.kind), ...mail.headers }))
  const statements = await statementsOf(req)
  await statements.execute(sql`
    insert into outbox (
      id, key, kind, locale, "to", reply_to, subject, html, text, calendar, headers, message_id,
      state, attempts, next_at, last_error, about_collection, about_id, issue
    ) values (
      ${id}, ${mail.key}, ${mail.kind}, ${mail.locale}, ${to ?? mail.to.slice(0, 300)}, ${replyTo},
      ${rendered.subject}, ${rendered.html}, ${rendered.text}, ${calendar}, ${headers}::jsonb,
      ${`<${id}@${hostOf(readEnv())}>`},
      ${to ? 'waiting' : 'failed'}, 0, ${(mail.notBefore ?? new Date()).toISOString()},
      ${to ? null : 'recipient_invalid'}, ${mail.about?.collection ?? null}, ${mail.about?.id ?? null},
      ${mail.issue ?? null}
    ) on conflict (key) do nothing`)
}
