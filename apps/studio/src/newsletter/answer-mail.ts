/**
 * `GET …/ID/mail?in=ar|en&as=html|text|source&night=1`: the mail as it would be, or was, to look at. `source` is
 * its HTML as a text, to take along to another sender.
 */
import type { Locale } from '@wajiha/arabic'
import type { PayloadRequest } from 'payload'
import { escapeHtml } from '../mail/clean-value.ts'
import { shownMail } from '../mail/endpoints.ts'
import { readLetterhead } from '../mail/letterhead.ts'
import type { Rendered } from '../mail/render-mail.ts'
import type { NewsletterIssue } from '../payload-types.ts'
import { say } from '../platform/i18n/say.ts'
import { asIfByNight } from './letter/night.ts'
import { addressed, renderLetter } from './letter/render-letter.ts'
import { readWriting } from './read-writing.ts'

const empty = say(
  'لا عنوان ولا نصّ بهذه اللغة، فلا يُرسل شيء إلى مشتركيها.',
  'There is no subject and no text in this language, so its subscribers are sent nothing.',
)
const reader = '00000000-0000-4000-8000-000000000000'

export async function answerMail(
  req: PayloadRequest,
  { id, slug }: NewsletterIssue,
  locale: Locale,
): Promise<Response> {
  const asked = new URL(req.url ?? 'http://x').searchParams
  const writing = await readWriting(req, id, locale)
  if (!writing) return shownMail(`<!doctype html><p dir="auto">${escapeHtml(empty[locale])}</p>`)
  const head = await readLetterhead(req, locale)
  const night = asked.has('night') ? { night: asIfByNight } : {}
  const letter = renderLetter({ writing, of: { locale, slug }, head, ...night })
  return shown(addressed(letter, reader, locale), asked.get('as'), locale)
}

function shown({ html, text }: Rendered, as: string | null, locale: Locale): Response {
  if (as === 'text') return shownMail(plainPage(text, locale))
  if (as !== 'source') return shownMail(html)
  return new Response(html, {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Disposition': `attachment; filename="newsletter-${locale}.html"`,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
    },
  })
}

const plainPage = (text: string, locale: Locale) =>
  `<!doctype html><html lang="${locale}"><meta charset="utf-8"><pre dir="auto" style="white-space:pre-wrap;overflow-wrap:anywhere;font:15px/1.7 monospace;unicode-bidi:plaintext;margin:16px">${escapeHtml(text)}</pre></html>`
