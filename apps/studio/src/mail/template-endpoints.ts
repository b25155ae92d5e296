/** `GET /api/mail-templates/ID/preview?in=ar|en`: the mail as it would look, with made-up values. */
import { readLocale } from '@wajiha/arabic'
import type { Endpoint, PayloadRequest } from 'payload'
import { say } from '../platform/i18n/say.ts'
import { escapeHtml } from './clean-value.ts'
import { shownMail } from './endpoints.ts'
import { findTemplate } from './find-template.ts'
import { readLetterhead } from './letterhead.ts'
import { renderMail } from './render-mail.ts'
import { sampleAppointment, sampleValues } from './sample-values.data.ts'
import { inWords } from './words-of-values.ts'

const empty = say(
  'هذا القالب فارغ، فلا تُرسل هذه الرسالة.',
  'This template is empty, so this mail is not sent.',
)

export const templateEndpoints: Endpoint[] = [
  { path: '/:id/preview', method: 'get', handler: preview },
]

async function preview(req: PayloadRequest): Promise<Response> {
  const found = await req.payload.findByID({
    collection: 'mail-templates',
    id: String(req.routeParams?.id ?? ''),
    depth: 0,
    req,
    overrideAccess: false,
    disableErrors: true,
  })
  if (!found) return new Response(null, { status: 404 })
  const locale = readLocale(new URL(req.url ?? 'http://x').searchParams.get('in'))
  const template = await findTemplate(req, found.key, locale)
  if (!template) return shownMail(`<!doctype html><p dir="auto">${escapeHtml(empty[locale])}</p>`)
  const head = await readLetterhead(req, locale)
  const values = await inWords(req, sampleValues(locale, head), locale, head.figures)
  const calendar = sampleAppointment(locale, head)
  return shownMail(renderMail({ template, key: found.key, locale, values, head, calendar }).html)
}
