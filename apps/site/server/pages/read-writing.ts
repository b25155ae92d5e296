/** How the site speaks where its settings are not read anyway; nothing while they are unknown. */
import type { General, Locale } from '@wajiha/contract'
import type { Readable } from './outcome.ts'

type Spoken = { writing?: General['writing']; own?: General['words'] }

/** How figures and dates are written, and the agency's own words: for the screens of errors. */
export async function readSpoken(content: Pick<Readable, 'read'>, locale: Locale): Promise<Spoken> {
  try {
    const general = (await content.read(locale, 'general'))?.data
    return general ? { writing: general.writing, own: general.words } : {}
  } catch {
    return {}
  }
}

/** How figures and dates are written: for drafts. */
export const readWriting = async (content: Pick<Readable, 'read'>, locale: Locale) =>
  (await readSpoken(content, locale)).writing
