/**
 * An issue as a mail of one language. Its links to leave and to choose are the reader's own: they stand as marks
 * in what is kept of an issue, and are filled in for each reader.
 */
import { type Locale, listComma } from '@wajiha/arabic'
import { cleanLine, escapeHtml } from '../../mail/clean-value.ts'
import { inks } from '../../mail/html-parts.ts'
import { layoutHtml, signature } from '../../mail/layout-html.ts'
import type { Letterhead } from '../../mail/letterhead.ts'
import type { Rendered } from '../../mail/render-mail.ts'
import { running } from '../../mail/render-text.ts'
import { preferencesUrl, unsubscribeUrl } from '../../mail/subscription-links.ts'
import type { Writing } from '../map-issue.ts'
import { blockHtml } from './blocks-html.ts'
import { blockText } from './blocks-text.ts'
import { linkHtml } from './inline-html.ts'
import { browserUrl, type LinkOf } from './links.ts'
import { byNight } from './night.ts'
import { letterWords } from './words.ts'

// Nothing that somebody writes holds a control character.
const marks = { leave: '\u0001leave\u0001', choose: '\u0001choose\u0001' }

/** The longest HTML, in bytes, that Gmail shows whole; the rest, with the way out, would be cut. */
export const mostBytes = 102_000

type Asked = { writing: Writing; of: LinkOf; head: Letterhead; night?: string }

/** The mail without its reader. */
export function renderLetter({ writing, of, head, night = byNight }: Asked): Rendered {
  const { locale } = of
  const subject = running(cleanLine(writing.subject), locale)
  const inner = inBrowser(of) + writing.blocks.map((block) => blockHtml(block, of)).join('')
  const { preheader } = writing
  const html = layoutHtml(subject, inner, head, locale, { preheader, foot: foot(of, head), night })
  const words = letterWords[locale]
  const text = [
    `${words.browser}:\n${browserUrl(of)}`,
    ...writing.blocks.map((block) => blockText(block, of)),
    words.why(agencyOf(head)),
    `${words.leave}:\n${marks.leave}`,
    `${words.preferences}:\n${marks.choose}`,
    `${signature(head, locale)}${head.legal ? `\n${cleanLine(head.legal)}` : ''}`,
  ]
  return { subject, html, text: `${text.filter(Boolean).join('\n\n')}\n` }
}

/** A letter with the links of one reader. @param issue whose figures know who left by them. */
export function addressed(
  { subject, html, text }: Rendered,
  reader: string,
  locale: Locale,
  issue?: string,
): Rendered {
  const links = {
    [marks.leave]: unsubscribeUrl(reader, locale, issue),
    [marks.choose]: preferencesUrl(reader, locale, issue),
  }
  let filled = { html, text }
  for (const [mark, url] of Object.entries(links))
    filled = {
      html: filled.html.replaceAll(escapeHtml(mark), escapeHtml(url)),
      text: filled.text.replaceAll(mark, url),
    }
  return { subject, ...filled }
}

const agencyOf = ({ agency, legal }: Letterhead) => cleanLine(agency || legal || '')

/** Above everything, small: who sees no pictures or no colours reads it there. */
const inBrowser = (of: LinkOf) =>
  `<div style="padding:0 0 14px;font-size:13px;line-height:20px;color:${inks.quiet};">${linkHtml(browserUrl(of), letterWords[of.locale].browser, `color:${inks.quiet};`)}</div>`

/** Why it came, the way out, and who is answerable. */
function foot({ locale }: LinkOf, head: Letterhead): string {
  const words = letterWords[locale]
  const quiet = `color:${inks.quiet};`
  const ways = [
    linkHtml(marks.leave, words.leave, quiet),
    linkHtml(marks.choose, words.preferences, quiet),
  ]
  const legal = head.legal ? `<br>${escapeHtml(cleanLine(head.legal))}` : ''
  return `${escapeHtml(words.why(agencyOf(head)))}<br>${ways.join(listComma(locale))}${legal}`
}
