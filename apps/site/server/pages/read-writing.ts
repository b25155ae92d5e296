/** How the site writes figures and dates, for error screens and drafts; nothing while settings are unknown. */
import type { General, Locale } from '@wajiha/contract'
import type { Readable } from './outcome.ts'

export async function readWriting(
  content: Pick<Readable, 'read'>,
  locale: Locale,
): Promise<General['writing'] | undefined> {
  try {
    return (await content.read(locale, 'general'))?.data.writing
  } catch {
    return undefined
  }
}
