/** A template and its values as the inner part of an HTML mail: paragraphs, facts and buttons in tables. */
import { baseDirection, directionOf, groupPhone, type Locale } from '@wajiha/arabic'
import { escapeHtml } from './clean-value.ts'
import { cell, inks, side, table } from './html-parts.ts'
import type { PlaceholderKind } from './placeholders.ts'
import { saysNothing, type Values, valueFor } from './render-text.ts'
import type { Block, Line } from './template-syntax.ts'

type Ink = { values: Values; locale: Locale }

export function renderHtml(blocks: readonly Block[], values: Values, locale: Locale): string {
  const ink = { values, locale }
  return blocks.map((block) => blockHtml(block, ink)).join('')
}

function blockHtml(block: Block, ink: Ink): string {
  switch (block.kind) {
    case 'heading':
      return spoken(block.line, ink)
        .map((html) => row(html, ink, styles.heading))
        .join('')
    case 'paragraph':
      return paragraph(
        block.lines.flatMap((line) => spoken(line, ink)),
        ink,
      )
    case 'items':
      return block.lines
        .flatMap((line) => spoken(line, ink))
        .map((html) => item(html, ink))
        .join('')
    case 'facts':
      return facts(block.facts, ink)
    case 'button':
      return button(block.words, valueFor(ink.values, block.link), ink)
  }
}

const styles = {
  heading: `padding:4px 0 12px;font-size:22px;line-height:34px;font-weight:bold;color:${inks.strong};`,
  paragraph: 'padding:0 0 16px;',
  item: 'padding:0 0 6px;',
  label: `white-space:nowrap;border-bottom:1px solid ${inks.line};font-size:14px;color:${inks.quiet};vertical-align:top;`,
  fact: `padding:8px 0;border-bottom:1px solid ${inks.line};vertical-align:top;`,
}

/** The gap stands between label and value, whichever side that is. */
const labelStyle = (locale: Locale) =>
  `padding:8px ${side(locale) === 'right' ? '0 8px 24px' : '24px 8px 0'};${styles.label}`

const row = (html: string, { locale }: Ink, style: string) =>
  table(`<tr>${cell(html, locale, { style })}</tr>`, locale)

function paragraph(lines: string[], ink: Ink): string {
  return lines.length > 0 ? row(lines.join('<br>'), ink, styles.paragraph) : ''
}

function item(html: string, { locale }: Ink): string {
  const sign = cell('•', locale, { style: `${styles.item}color:${inks.accent};`, width: 18 })
  return table(`<tr>${sign}${cell(html, locale, { style: styles.item })}</tr>`, locale)
}

function facts(all: { label: string; line: Line }[], ink: Ink): string {
  const rows = all.flatMap(({ label, line }) =>
    spoken(line, ink).map((html) => {
      const name = cell(escapeHtml(label), ink.locale, { style: labelStyle(ink.locale) })
      return `<tr>${name}${cell(html, ink.locale, { style: styles.fact, width: '100%' })}</tr>`
    }),
  )
  const gap = cell('&nbsp;', ink.locale, { style: 'font-size:8px;line-height:16px;' })
  return rows.length > 0
    ? table(rows.join(''), ink.locale) + table(`<tr>${gap}</tr>`, ink.locale)
    : ''
}

/** A coloured cell with a link in it: what Outlook shows as a button too. The address stands below it. */
function button(words: Line, address: string, ink: Ink): string {
  if (!address) return ''
  const href = escapeHtml(address)
  const text = lineHtml(words, ink)
  const link = `<a href="${href}" style="display:inline-block;padding:12px 24px;font-size:17px;line-height:24px;font-weight:bold;color:${inks.onButton};text-decoration:none;">${text}</a>`
  const pressed = cell(link, ink.locale, {
    style: `background-color:${inks.button};border-radius:6px;`,
    ground: inks.button,
  })
  return (
    table(`<tr>${pressed}</tr>`, ink.locale, { isWide: false }) +
    row(
      addressHtml(href),
      ink,
      `padding:10px 0 20px;font-size:13px;line-height:20px;color:${inks.quiet};`,
    )
  )
}

const addressHtml = (href: string) =>
  `<span dir="ltr" style="unicode-bidi:isolate;word-break:break-all;">${href}</span>`

/** The line, or nothing when it asks for values that are not there. */
function spoken(line: Line, ink: Ink): string[] {
  return saysNothing(line, ink.values) ? [] : [lineHtml(line, ink)]
}

function lineHtml(line: Line, ink: Ink): string {
  return line
    .map((piece) => ('text' in piece ? escapeHtml(piece.text) : valueHtml(piece.value, ink)))
    .join('')
}

function valueHtml(name: string, { values, locale }: Ink): string {
  const kind = values.known[name]?.kind ?? 'words'
  const value = valueFor(values, name)
  if (value === '' || kind === 'number') return value
  const text = escapeHtml(kind === 'phone' ? groupPhone(value) : value).replaceAll('\n', '<br>')
  const href = linkOf(value, kind)
  const shown = href
    ? `<a href="${escapeHtml(href)}" style="color:${inks.strong};">${text}</a>`
    : text
  const direction = runsLeftToRight(kind) ? 'ltr' : (baseDirection(value) ?? directionOf(locale))
  // Outlook knows `dir` and not `bdi`; others isolate by the style.
  return `<span dir="${direction}" style="unicode-bidi:isolate;">${shown}</span>`
}

const runsLeftToRight = (kind: PlaceholderKind) =>
  kind === 'phone' || kind === 'email' || kind === 'url'

function linkOf(value: string, kind: PlaceholderKind): string | undefined {
  if (kind === 'url') return value
  if (kind === 'phone') return `tel:${value.replace(/[^\d+]/g, '')}`
  // Nothing of an address may become a parameter of the link: `?bcc=`.
  if (kind === 'email') return `mailto:${encodeURIComponent(value).replaceAll('%40', '@')}`
  return undefined
}
