/** An issue as it is saved, to whoever asks for it and nobody else. */
import { randomUUID } from 'node:crypto'
import type { Locale } from '@wajiha/arabic'
import { keysOf } from '@wajiha/contract/records'
import type { PayloadRequest } from 'payload'
import { readLetterhead } from '../../mail/letterhead.ts'
import { queueWritten } from '../../mail/queue-mail.ts'
import { unsubscribeHeaders } from '../../mail/subscription-links.ts'
import { addressed } from '../letter/render-letter.ts'
import { listHeaders } from './send-batch.ts'
import { renderLetters } from './start-issue.ts'

/** Nobody on the list: the links of a test are there to be looked at, and take nobody off it. */
const nobody = '00000000-0000-4000-8000-000000000000'

/** In the caller's transaction. @returns the languages that were sent. */
export async function sendTest(
  req: PayloadRequest,
  { id, slug }: { id: string; slug: string },
  to: string,
): Promise<Locale[]> {
  const letters = await renderLetters(req, id, slug)
  const languages = keysOf(letters)
  for (const locale of languages) {
    const letter = letters[locale]
    if (!letter) continue
    const head = await readLetterhead(req, locale)
    const headers = { ...unsubscribeHeaders(nobody, locale), ...listHeaders(locale) }
    const key = `newsletter-test:${id}:${randomUUID()}`
    const mail = { key, kind: 'newsletter', locale, to, headers } as const
    await queueWritten(req, mail, addressed(letter, nobody, locale), head)
  }
  return languages
}
