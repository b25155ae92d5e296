import { createFormatter, type Locale } from '@wajiha/arabic'
import type { Job } from '@wajiha/contract'
import type { OwnWords } from '@wajiha/contract/in-own-words'
import { messagesOf } from '#app/messages/core/load.ts'
import { createTranslator } from '#app/messages/core/translate.ts'
import { escapeHtml } from './escape-html.ts'
import { type Placed, richTextHtml } from './rich-text-html.ts'

/** A seat as plain HTML for job searches and job boards; what editors wrote stays text. */
export function jobDescription(job: Job, locale: Locale, placed: Placed, own?: OwnWords): string {
  const { t } = createTranslator(messagesOf(locale), locale, createFormatter({ locale }), own)
  return [
    `<p>${escapeHtml(job.summary)}</p>`,
    richTextHtml(job.description, placed),
    points(t('join-us', 'responsibilities'), job.responsibilities),
    points(t('join-us', 'requirements'), job.requirements),
    points(t('join-us', 'benefits'), job.benefits),
  ].join('')
}

function points(title: string, items: readonly string[]): string {
  if (items.length === 0) return ''
  const list = items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')
  return `<p>${escapeHtml(title)}</p><ul>${list}</ul>`
}
