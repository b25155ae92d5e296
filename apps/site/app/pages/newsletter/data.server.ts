/** The newsletter's archive in one language; while nothing was sent in it, there is none. */
import { locales } from '@wajiha/arabic'
import type { PageContext } from '#app/content/page-context.ts'
import { archiveWords } from './words.server.ts'

export async function readNewsletter({ locale, read }: PageContext) {
  const issues = (await read('newsletterIssues'))?.data ?? []
  if (issues.length === 0) return undefined
  return {
    words: archiveWords(locale, (await read('general'))?.data.words),
    issues,
    /** Those that have an issue of this list; the other one's list holds it, too. */
    languages: locales.filter((one) => issues.some(({ slugs }) => slugs[one])),
  }
}
