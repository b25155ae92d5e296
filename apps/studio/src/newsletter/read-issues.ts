/** The archive: issues that were sent, in the languages in which they were. */
import { type Locale, locales } from '@wajiha/arabic'
import type { Where } from 'payload'
import type { ReadEndpoint } from '../content/api/read.ts'
import { createFinder } from '../content/api/reads/find.ts'
import type { NewsletterIssue } from '../payload-types.ts'
import { toIssueCard, toWriting } from './map-issue.ts'

const inList = {
  slug: true,
  subject: true,
  preheader: true,
  sentIn: true,
  startedAt: true,
  updatedAt: true,
} as const

const sent: Where = { startedAt: { exists: true } }

export const newsletterIssues: ReadEndpoint<'newsletterIssues'> = async (payload, { locale }) => {
  const find = createFinder(payload, locale)
  const issues = await find.list('newsletter-issues', {
    where: sent,
    isDrafted: false,
    depth: 0,
    sort: '-startedAt',
    select: inList,
  })
  const data = issues.flatMap((issue) => {
    const { subject, preheader } = issue
    if (!isSentIn(issue, locale) || !subject?.trim()) return []
    return [toIssueCard(issue, { subject, preheader }, languagesOf(issue))]
  })
  return { data, tags: [...find.tags] }
}

/** One issue. What changes in another issue changes nothing here. */
export const newsletterIssue: ReadEndpoint<'newsletterIssue'> = async (
  payload,
  { locale, params },
) => {
  const find = createFinder(payload, locale)
  const issue = await find.one('newsletter-issues', {
    where: { and: [sent, { slug: { equals: params.slug } }] },
    isDrafted: false,
    depth: 2,
  })
  if (!issue || !isSentIn(issue, locale)) return undefined
  const writing = toWriting(issue, locale)
  if (!writing) return undefined
  find.tags.delete('newsletter-issues')
  const card = toIssueCard(issue, writing, languagesOf(issue))
  return { data: { ...card, id: issue.id, blocks: writing.blocks }, tags: [...find.tags] }
}

const isSentIn = ({ sentIn }: NewsletterIssue, locale: Locale) =>
  (sentIn ?? '').split(' ').includes(locale)

const languagesOf = (issue: NewsletterIssue): Locale[] =>
  locales.filter((locale) => isSentIn(issue, locale))
