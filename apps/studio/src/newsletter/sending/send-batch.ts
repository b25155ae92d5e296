/**
 * The next few readers of an issue, in one transaction: their rows of the outbox, each under a key of issue and
 * reader that exists once, and the moment until which the pace is used up. Killed in the middle, none of it was.
 */
import { sql } from '@payloadcms/db-postgres'
import { type Locale, locales } from '@wajiha/arabic'
import type { Payload, PayloadRequest } from 'payload'
import { type Letterhead, readLetterhead } from '../../mail/letterhead.ts'
import { queueWritten } from '../../mail/queue-mail.ts'
import { hostOf } from '../../mail/sender-address.ts'
import { unsubscribeHeaders } from '../../mail/subscription-links.ts'
import { statementsOf } from '../../platform/database/statements.ts'
import { inOwnTransaction } from '../../platform/database/transactions.ts'
import { readEnv } from '../../platform/env.ts'
import { addressed } from '../letter/render-letter.ts'
import { type HeldIssue, moveIssue, seizeIssue } from './issue-state.ts'
import { type Reader, takeReaders } from './readers.ts'

const minuteMs = 60_000
/** Whatever the pace, a pause is heard within so much of it, and other mails wait no longer. */
const mostMs = 10_000

/** @returns how many mails were queued. */
export const sendBatch = (payload: Payload, id: string, now: Date): Promise<number> =>
  inOwnTransaction(payload, async (req) => {
    const issue = await seizeIssue(req, id)
    if (issue?.state !== 'sending' || !issue.letters || !issue.startedAt) return 0
    const waiting = await countWaiting(req, id)
    const most = roomOf(issue, waiting, now)
    if (most === 0) return 0
    const readers = await takeReaders(req, {
      issue: id,
      startedAt: new Date(issue.startedAt),
      locales: locales.filter((locale) => issue.letters?.[locale]),
      most,
    })
    if (readers.length === 0 && waiting === 0)
      await moveIssue(req, id, 'sent', sql`finished_at = ${now.toISOString()},`)
    else await queueFor(req, issue, readers)
    await (await statementsOf(req)).execute(sql`
      update newsletter_issues set batch_at = ${now.toISOString()} where id::text = ${id}`)
    return readers.length
  })

/** How many may be queued now: what the pace has left since last time, less what waits longer than it should. */
export function roomOf(
  { pace, batchAt }: Pick<HeldIssue, 'pace' | 'batchAt'>,
  waiting: number,
  now: Date,
): number {
  const most = Math.max(1, Math.floor((pace * mostMs) / minuteMs))
  // A server that takes fewer than the pace sets its own; and nothing piles up before a pause.
  if (waiting >= 2 * most) return 0
  if (!batchAt) return most
  const since = now.getTime() - new Date(batchAt).getTime()
  return Math.min(most, Math.floor((pace * since) / minuteMs))
}

async function countWaiting(req: PayloadRequest, id: string): Promise<number> {
  const { rows } = await (await statementsOf(req)).execute<{ count: number }>(sql`
    select count(*)::int as count from outbox where issue = ${id} and state = 'waiting'`)
  return rows[0]?.count ?? 0
}

async function queueFor(req: PayloadRequest, issue: HeldIssue, readers: readonly Reader[]) {
  const heads: Partial<Record<Locale, Letterhead>> = {}
  for (const reader of readers) {
    const { locale } = reader
    heads[locale] ??= await readLetterhead(req, locale)
    await queueOne(req, issue, reader, heads[locale])
  }
}

async function queueOne(
  req: PayloadRequest,
  { id: issue, letters }: HeldIssue,
  { id, email, locale }: Reader,
  head: Letterhead,
): Promise<void> {
  const letter = letters?.[locale]
  if (!letter) return
  const mail = {
    key: `newsletter:${issue}:${id}`,
    kind: 'newsletter',
    issue,
    locale,
    to: email,
    about: { collection: 'subscribers', id },
    headers: { ...unsubscribeHeaders(id, locale, issue), ...listHeaders(locale) },
  } as const
  await queueWritten(req, mail, addressed(letter, id, locale, issue), head)
}

/** By which mail programs sort an issue, and know it for one of a list (RFC 2919). */
export const listHeaders = (locale: Locale): Record<string, string> => ({
  'List-Id': `<newsletter-${locale}.${hostOf(readEnv())}>`,
})
