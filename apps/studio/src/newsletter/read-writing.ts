import { type Locale, locales } from '@wajiha/arabic'
import type { PayloadRequest } from 'payload'
import { toWriting, type Writing } from './map-issue.ts'

/** What an issue says in each language in which it says something, as it is saved. */
export async function readWritings(
  req: PayloadRequest,
  id: string,
): Promise<Partial<Record<Locale, Writing>>> {
  const writings: Partial<Record<Locale, Writing>> = {}
  // One after the other: a transaction has one connection.
  for (const locale of locales) {
    const writing = await readWriting(req, id, locale)
    if (writing) writings[locale] = writing
  }
  return writings
}

export async function readWriting(
  req: PayloadRequest,
  id: string,
  locale: Locale,
): Promise<Writing | undefined> {
  const issue = await req.payload.findByID({
    collection: 'newsletter-issues' as const,
    id,
    locale,
    fallbackLocale: false,
    depth: 2,
    draft: false,
    overrideAccess: true,
    disableErrors: true,
    // Languages of one request do not change each other.
    req: { ...req, locale, fallbackLocale: false } as unknown as PayloadRequest,
  })
  return issue ? toWriting(issue, locale) : undefined
}
