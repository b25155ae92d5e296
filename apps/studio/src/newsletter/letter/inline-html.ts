/** Words with their marks and links as HTML of mails. */
import { baseDirection, directionOf } from '@wajiha/arabic'
import type { Inline } from '@wajiha/contract'
import { escapeHtml } from '../../mail/clean-value.ts'
import { inks } from '../../mail/html-parts.ts'
import { type LinkOf, letterLink } from './links.ts'

type Words = Extract<Inline, { type: 'text' }>

export const inlinesHtml = (inlines: readonly Inline[], of: LinkOf): string =>
  inlines.map((inline) => inlineHtml(inline, of)).join('')

function inlineHtml(inline: Inline, of: LinkOf): string {
  if (inline.type === 'break') return '<br>'
  if (inline.type === 'text') return wordsHtml(inline)
  const words = inline.children.map(wordsHtml).join('')
  return linkHtml(letterLink(inline.href, of), words)
}

/** @param href full; not escaped yet. @param html of its words. */
export const linkHtml = (href: string, html: string, style = ''): string =>
  `<a href="${escapeHtml(href)}" style="color:${inks.strong};${style}">${html}</a>`

function wordsHtml({ text, marks = [] }: Words): string {
  const html = escapeHtml(text)
  if (marks.includes('code'))
    return `<span dir="ltr" style="unicode-bidi:isolate;font-family:Consolas,monospace;">${html}</span>`
  return marks.includes('bold') ? `<b>${html}</b>` : html
}

/** Words of somewhere else that may run the other way: a title, a caption. */
export function isolatedHtml(text: string, { locale }: LinkOf): string {
  const direction = baseDirection(text) ?? directionOf(locale)
  if (direction === directionOf(locale)) return escapeHtml(text)
  return `<span dir="${direction}" style="unicode-bidi:isolate;">${escapeHtml(text)}</span>`
}
