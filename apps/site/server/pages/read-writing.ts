/** How the site writes its figures, for what is no page of it; nothing where that is not known. */
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
