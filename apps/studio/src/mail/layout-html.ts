/** The whole HTML mail around its words: the agency above, the branch that answers below. */
import { directionOf, groupPhone, isolateLtr, type Locale, listComma } from '@wajiha/arabic'
import { cleanLine, escapeHtml } from './clean-value.ts'
import { cell, inks, spoken, table } from './html-parts.ts'
import type { Letterhead } from './letterhead.ts'

export type Extras = {
  /** Words that lists of mails show after the subject; nobody sees them in the mail. */
  preheader?: string | undefined
  /** HTML below everything, such as a way out. */
  foot?: string
  /** Rules for programs that follow the reader's night; without any they turn colours around by themselves. */
  night?: string
}

/** @param inner from `renderHtml`. */
export function layoutHtml(
  subject: string,
  inner: string,
  head: Letterhead,
  locale: Locale,
  { preheader, foot = '', night = '' }: Extras = {},
): string {
  const card = table(
    `<tr>${top(head, locale)}</tr><tr>${cell(inner, locale, { style: 'padding:28px 28px 12px;' })}</tr><tr>${bottom(head, locale, foot)}</tr>`,
    locale,
    { width: 600, ground: inks.paper, style: `max-width:600px;background-color:${inks.paper};` },
  )
  // `align` on the cell alone centres the card in every program.
  const page = `<table role="presentation" ${spoken(locale)} width="100%" bgcolor="${inks.ground}" cellpadding="0" cellspacing="0" border="0" style="background-color:${inks.ground};"><tr><td ${spoken(locale)} align="center" style="padding:20px 8px;">${card.replace(/ align="(?:left|right)"/, ' align="center"')}</td></tr></table>`
  return `<!doctype html>
<html ${spoken(locale)} xmlns="http://www.w3.org/1999/xhtml"><head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
${['color-scheme', 'supported-color-schemes'].map((name) => `<meta name="${name}" content="${night ? 'light dark' : 'light'}">`).join('')}
<meta name="format-detection" content="telephone=no,date=no,address=no">
<title>${escapeHtml(subject)}</title>${night && `<style>${night}</style>`}</head>
<body ${spoken(locale)} style="margin:0;padding:0;direction:${directionOf(locale)};background-color:${inks.ground};">${unseen(preheader)}${page}</body></html>
`
}

/** The blanks keep the mail's first words out of the list. */
const unseen = (words: string | undefined) =>
  words
    ? `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all;">${escapeHtml(cleanLine(words))}${'\u034F\u200C\u00A0'.repeat(60)}</div>`
    : ''

function top({ agency, logo, siteUrl }: Letterhead, locale: Locale): string {
  const name = escapeHtml(cleanLine(agency))
  const shown = logo
    ? `<img src="${escapeHtml(logo.url)}" width="${logo.width}" height="${logo.height}" alt="${name}" style="display:block;border:0;font-size:20px;line-height:32px;font-weight:bold;color:${inks.strong};">`
    : name
  const link = `<a href="${escapeHtml(siteUrl)}" style="color:${inks.strong};text-decoration:none;font-size:20px;font-weight:bold;">${shown}</a>`
  return cell(link, locale, {
    style: `padding:16px 28px;background-color:${inks.field};`,
    ground: inks.field,
  })
}

function bottom(head: Letterhead, locale: Locale, foot: string): string {
  const { agency, branchPhone, siteUrl } = head
  const phone = branchPhone
    ? `<a href="tel:${branchPhone.replace(/[^\d+]/g, '')}" style="color:${inks.quiet};"><span dir="ltr" style="unicode-bidi:isolate;">${escapeHtml(groupPhone(branchPhone))}</span></a>`
    : ''
  const place = placeOf(head).map(escapeHtml)
  const site = `<a href="${escapeHtml(siteUrl)}" style="color:${inks.quiet};"><span dir="ltr" style="unicode-bidi:isolate;">${escapeHtml(siteUrl.replace(/^https?:\/\//, ''))}</span></a>`
  const lines = [
    `<b>${escapeHtml(cleanLine(agency))}</b>`,
    place.join(listComma(locale)),
    [phone, site].filter(Boolean).join(' &nbsp;·&nbsp; '),
    foot && `<br>${foot}`,
  ]
  return cell(lines.filter(Boolean).join('<br>'), locale, {
    style: `padding:18px 28px 24px;border-top:1px solid ${inks.line};font-size:14px;line-height:24px;color:${inks.quiet};`,
  })
}

/** The same lines for the text part. */
export function signature(head: Letterhead, locale: Locale): string {
  const { agency, branchPhone, siteUrl } = head
  const lines = [
    cleanLine(agency),
    placeOf(head).join(listComma(locale)),
    branchPhone && isolateLtr(groupPhone(branchPhone)),
    siteUrl,
  ]
  return ['-- ', ...lines.filter(Boolean)].join('\n')
}

/** The branch and its address; a branch that is called by its town is named by its address alone. */
function placeOf({ branchName, branchAddress }: Letterhead): string[] {
  const [name = '', address = ''] = [branchName, branchAddress].map(cleanLine)
  return (address.includes(name) ? [address] : [name, address]).filter(Boolean)
}
