/** What somebody decided about the newsletter, from a link in a mail. */
import { sql } from '@payloadcms/db-postgres'
import type { Locale } from '@wajiha/arabic'
import type { SubscriptionAction, SubscriptionOutcome } from '@wajiha/contract'
import type { PayloadRequest } from 'payload'
import { statementsOf } from '../platform/database/statements.ts'
import { inTransaction } from '../platform/database/transactions.ts'
import { announceSubscriber } from '../webhooks/announce.ts'
import { leaveList } from './leave-list.ts'
import { queueMail } from './queue-mail.ts'
import { preferencesUrl, unsubscribeHeaders, unsubscribeUrl } from './subscription-links.ts'
import type { SubscriberState } from './template-keys.ts'
import { type ReadToken, readToken, tokenHashOf } from './tokens.ts'

type Row = {
  id: string
  email: string
  locale: Locale
  state: SubscriberState
  token_hash: string | null
}

/** Does what the link allows, in a transaction of its own, and says how the subscription stands. */
export async function decideSubscription(
  req: PayloadRequest,
  action: SubscriptionAction,
  now = new Date(),
): Promise<SubscriptionOutcome> {
  const token = readToken(action.token)
  const needed = action.action === 'confirm' ? 'confirm' : 'manage'
  if (token?.purpose !== needed) return 'unknown'
  return inTransaction(req, async () => {
    const row = await lockRow(req, token.id)
    return row ? decide(req, action, token, row, now) : 'unknown'
  })
}

async function lockRow(req: PayloadRequest, id: string): Promise<Row | undefined> {
  const { rows } = await (await statementsOf(req)).execute<Row>(sql`
    select id, email, locale, state, token_hash from subscribers where id = ${id} for update`)
  return rows[0]
}

function decide(
  req: PayloadRequest,
  action: SubscriptionAction,
  token: ReadToken,
  row: Row,
  now: Date,
): Promise<SubscriptionOutcome> {
  if (action.action === 'confirm') return confirm(req, action.token, token, row, now)
  return action.action === 'choose'
    ? choose(req, row, action.locale)
    : unsubscribe(req, row, token, now)
}

async function confirm(
  req: PayloadRequest,
  given: string,
  { expiresAt }: ReadToken,
  row: Row,
  now: Date,
): Promise<SubscriptionOutcome> {
  if (row.state === 'confirmed') return 'already'
  // A link that was used has no hash any more: after unsubscribing, an old mail cannot undo it.
  if (row.token_hash !== tokenHashOf(given) || !expiresAt || expiresAt <= now) return 'expired'
  if (row.state === 'complained') return 'expired'
  await (await statementsOf(req)).execute(sql`
    update subscribers
    set state = 'confirmed', confirmed_at = ${now.toISOString()}, unsubscribed_at = null,
        token_hash = null, token_expires_at = null, updated_at = now()
    where id = ${row.id}`)
  const { id, locale, email } = row
  await queueMail(req, {
    key: `subscription-welcome:${id}:${now.getTime()}`,
    template: 'subscription-welcome',
    locale,
    to: email,
    values: {
      preferencesUrl: preferencesUrl(id, locale),
      unsubscribeUrl: unsubscribeUrl(id, locale),
    },
    headers: unsubscribeHeaders(id, locale),
    about: { collection: 'subscribers', id },
  })
  await announceSubscriber(req, 'confirmed', id)
  return 'confirmed'
}

async function unsubscribe(
  req: PayloadRequest,
  row: Row,
  { issue }: ReadToken,
  now: Date,
): Promise<SubscriptionOutcome> {
  const hasLeft = await leaveList(req, row.id, 'unsubscribed', now)
  if (hasLeft && issue)
    await (await statementsOf(req)).execute(sql`
      update outbox set left_at = ${now.toISOString()} where issue = ${issue} and about_id = ${row.id}`)
  return 'unsubscribed'
}

async function choose(req: PayloadRequest, row: Row, locale: Locale): Promise<SubscriptionOutcome> {
  if (row.state === 'unsubscribed') return 'unsubscribed'
  if (row.state !== 'confirmed') return 'expired'
  await (await statementsOf(req)).execute(sql`
    update subscribers set locale = ${locale}, updated_at = now() where id = ${row.id}`)
  await announceSubscriber(req, 'updated', row.id)
  return 'chosen'
}
