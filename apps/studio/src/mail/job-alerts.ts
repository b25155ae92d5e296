/** Tells those who asked for it when a job is published for the first time in their language (JOB-05). */
import { sql } from '@payloadcms/db-postgres'
import { type Locale, localePrefix } from '@wajiha/arabic'
import { entriesOf } from '@wajiha/contract/records'
import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { faceBefore } from '../content/feed/hooks.ts'
import { readFace } from '../content/feed/public-face.ts'
import { isOpen } from '../content/mappers/job.ts'
import { statementsOf } from '../platform/database/statements.ts'
import { readEnv } from '../platform/env.ts'
import { queueMail } from './queue-mail.ts'
import { unsubscribeHeaders, unsubscribeUrl } from './subscription-links.ts'

type Subscriber = { id: string; email: string }

/** Mails are queued in the transaction of the publication: with it, or not at all. */
export const tellSubscribers: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const before = faceBefore(req, collection, doc.id)
  const after = await readFace(req, collection, doc.id)
  const published: Partial<Record<Locale, string>> = after?.published ?? {}
  for (const [locale, slug] of entriesOf(published)) {
    if (slug && before?.published[locale] === undefined) await tellOf(req, doc.id, locale, slug)
  }
  return doc
}

async function tellOf(req: PayloadRequest, id: string, locale: Locale, slug: string) {
  const subscribers = await waitingFor(req, locale)
  if (subscribers.length === 0) return
  const job = await req.payload.findByID({
    collection: 'jobs' as const,
    id,
    locale,
    // By the clock of its branch it may be over.
    depth: 1,
    draft: false,
    overrideAccess: true,
    req,
  })
  if (!isOpen(job, Date.now())) return
  const prefix = localePrefix(locale)
  const jobUrl = `${readEnv().siteOrigin}${prefix}/join-us/${encodeURIComponent(slug)}`
  for (const { id: subscriber, email } of subscribers)
    await queueMail(req, {
      // A job that is taken back and published again is told of once.
      key: `job-alert:${id}:${locale}:${subscriber}`,
      template: 'job-alert',
      locale,
      to: email,
      values: {
        job: job.title ?? '',
        summary: job.summary ?? '',
        jobUrl,
        unsubscribeUrl: unsubscribeUrl(subscriber, locale),
      },
      headers: unsubscribeHeaders(subscriber, locale),
      about: { collection: 'subscribers', id: subscriber },
    })
}

async function waitingFor(req: PayloadRequest, locale: Locale): Promise<Subscriber[]> {
  const { rows } = await (await statementsOf(req)).execute<Subscriber>(sql`
    select id, email from subscribers
    where state = 'confirmed' and locale = ${locale} and exists (
      select 1 from subscribers_texts
      where parent_id = subscribers.id and path = 'tags' and text = 'jobs'
    )
    order by created_at`)
  return rows
}
