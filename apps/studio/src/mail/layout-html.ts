/** The whole HTML mail around its words: the agency above, the branch that answers below. */
import { directionOf, type Locale, listComma } from '@wajiha/arabic'
import { cleanLine, escapeHtml } from './clean-value.ts'
import { cell, inks, spoken, table } from './html-parts.ts'
import type { Letterhead } from './letterhead.ts'
import { type Foot, footHtml } from './staff-foot.ts'

/** @param inner from `renderHtml`. @param foot a line below everything, such as a way out. */
export function layoutHtml(
  subject: string,
  inner: string,
  head: Letterhead,
  locale: Locale,
  foot?: Foot,
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
<meta name="color-scheme" content="light"><meta name="supported-color-schemes" content="light">
<meta name="format-detection" content="telephone=no,date=no,address=no">
<title>${escapeHtml(subject)}</title></head>
<body ${spoken(locale)} style="margin:0;padding:0;direction:${directionOf(locale)};background-color:${inks.ground};">${page}</body></html>
`
}

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

function bottom(head: Letterhead, locale: Locale, foot: Foot | undefined): string {
  const { agency, branchName, branchAddress, branchPhone, siteUrl } = head
  const phone = branchPhone
    ? `<a href="tel:${branchPhone.replace(/[^\d+]/g, '')}" style="color:${inks.quiet};"><span dir="ltr" style="unicode-bidi:isolate;">${escapeHtml(branchPhone)}</span></a>`
    : ''
  const place = [branchName, branchAddress].map(cleanLine).filter(Boolean).map(escapeHtml)
  const site = `<a href="${escapeHtml(siteUrl)}" style="color:${inks.quiet};"><span dir="ltr" style="unicode-bidi:isolate;">${escapeHtml(siteUrl.replace(/^https?:\/\//, ''))}</span></a>`
  const lines = [
    `<b>${escapeHtml(cleanLine(agency))}</b>`,
    place.join(listComma(locale)),
    [phone, site].filter(Boolean).join(' &nbsp;·&nbsp; '),
    foot ? footHtml(foot, inks.quiet) : '',
  ]
  return cell(lines.filter(Boolean).join('<br>'), locale, {
    style: `padding:18px 28px 24px;border-top:1px solid ${inks.line};font-size:14px;line-height:24px;color:${inks.quiet};`,
  })
}

/** The same lines for the text part. */
export function signature(head: Letterhead, locale: Locale): string {
  const { agency, branchName, branchAddress, branchPhone, siteUrl } = head
  const place = [branchName, branchAddress].map(cleanLine).filter(Boolean)
  const lines = [
    cleanLine(agency),
    place.join(listComma(locale)),
    // Alone on its line it runs left to right by itself.
    branchPhone,
    siteUrl,
  ]
  return ['-- ', ...lines.filter(Boolean)].join('\n')
}
