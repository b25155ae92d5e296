import type { Locale } from '@wajiha/arabic'
import type { Job } from '@wajiha/contract'
import { messagesOf } from '#app/messages/core/load.ts'
import { escapeHtml } from './escape-html.ts'
import { type Placed, richTextHtml } from './rich-text-html.ts'

/** A seat as plain HTML for job searches and job boards; what editors wrote stays text. */
export function jobDescription(job: Job, locale: Locale, placed: Placed): string {
  const words = messagesOf(locale)['join-us']
  return [
    `<p>${escapeHtml(job.summary)}</p>`,
    richTextHtml(job.description, placed),
    points(words.responsibilities, job.responsibilities),
    points(words.requirements, job.requirements),
    points(words.benefits, job.benefits),
  ].join('')
}

function points(title: string, items: readonly string[]): string {
  if (items.length === 0) return ''
  const list = items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')
  return `<p>${escapeHtml(title)}</p><ul>${list}</ul>`
}
