/** Somebody asks for the newsletter: a row that waits, and a mail that asks whether it was them. */
import { sql } from '@payloadcms/db-postgres'
import type { Submission } from '@wajiha/contract'
import type { PayloadRequest } from 'payload'
import { statementsOf } from '../platform/database/statements.ts'
import { queueMail } from './queue-mail.ts'
import { confirmUrl, unsubscribeHeaders } from './subscription-links.ts'
import type { SubscriberState } from './template-keys.ts'
import { confirmHours, makeConfirmToken, tokenHashOf } from './tokens.ts'
import { mostADay, writtenTo } from './written-to.ts'

type Row = { id: string; state: SubscriberState; confirmed_at: string | null }

/** How long one address rests after it was asked. */
const restMs = 10 * 60_000

/**
 * Takes a `subscribe` submission in, in the caller's transaction. A second call with the same one does
 * nothing, and nothing here tells the visitor whether the address was known.
 */
export async function receiveSubscription(
  req: PayloadRequest,
  submission: Submission,
  now = new Date(),
): Promise<void> {
  const { email, emailNorm } = submission.answers
  if (!email || !emailNorm) return
  const row = await keepRow(req, submission)
  await keepTag(req, row.id, wishOf(submission))
  // Who is on the list needs no mail; who complained about us gets none.
  if (row.state === 'confirmed' || row.state === 'complained') return
  if (await wasAskedEnough(req, email, row, now)) return
  const { token, expiresAt } = makeConfirmToken(row.id, now)
  await (await statementsOf(req)).execute(sql`
    update subscribers
    set token_hash = ${tokenHashOf(token)}, token_expires_at = ${expiresAt.toISOString()}, updated_at = now()
    where id = ${row.id}`)
  const { locale } = submission
  await queueMail(req, {
    key: `subscription-confirm:${submission.id}`,
    template: 'subscription-confirm',
    locale,
    to: email,
    values: { confirmUrl: confirmUrl(token, locale), hours: String(confirmHours) },
    headers: unsubscribeHeaders(row.id, locale),
    about: { collection: 'subscribers', id: row.id },
  })
}

/** What a subscriber wants to hear of; the form on the careers page asks for word of jobs alone. */
export type Wish = 'newsletter' | 'jobs'

const wishOf = ({ formKey }: Submission): Wish => (formKey === 'job-alerts' ? 'jobs' : 'newsletter')

async function keepTag(req: PayloadRequest, id: string, wish: Wish): Promise<void> {
  await (await statementsOf(req)).execute(sql`
    insert into subscribers_texts ("order", parent_id, path, text)
    select 1 + (select count(*) from subscribers_texts where parent_id = ${id} and path = 'tags'),
      ${id}, 'tags', ${wish}
    where not exists (
      select 1 from subscribers_texts where parent_id = ${id} and path = 'tags' and text = ${wish}
    )`)
}

/** The row of the address, made when it is new; locked until the transaction ends. */
async function keepRow(req: PayloadRequest, submission: Submission): Promise<Row> {
  const { answers, locale, receivedAt, consentVersion, ipTrunc, pageUrl } = submission
  const statements = await statementsOf(req)
  await statements.execute(sql`
    insert into subscribers (
      email, email_norm, name, locale, state, consent_text_version, consent_at, consent_ip_trunc,
      consent_page_url, submission_id
    ) values (
      ${answers.email}, ${answers.emailNorm}, ${answers.name ?? null}, ${locale}, 'pending',
      ${consentVersion ?? null}, ${receivedAt}, ${ipTrunc ?? null}, ${pageUrl ?? null},
      (select id from submissions where idempotency_key = ${submission.idempotencyKey})
    ) on conflict (email_norm) do nothing`)
  const { rows } = await statements.execute<Row>(sql`
    select id, state, confirmed_at from subscribers where email_norm = ${answers.emailNorm} for update`)
  const [row] = rows
  if (!row) throw new Error('A subscriber was stored and is not there')
  return row
}

async function wasAskedEnough(
  req: PayloadRequest,
  to: string,
  { confirmed_at: answeredAt }: Row,
  now: Date,
): Promise<boolean> {
  const [last, ...others] = await writtenTo(req, { to, kinds: ['subscription-confirm'], now })
  if (!last) return false
  if (others.length + 1 >= mostADay) return true
  // Its link was used: whoever left the list since and comes back has none that they could press.
  if (answeredAt && new Date(answeredAt) > last) return false
  return now.getTime() - last.getTime() < restMs
}
