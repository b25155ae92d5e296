/** The blocks of an issue as HTML of mails: tables and inline styles, as all of the house's mails. */
import type { Image, NewsletterBlock, RichTextBlock } from '@wajiha/contract'
import { escapeHtml } from '../../mail/clean-value.ts'
import { cell, inks, side, table } from '../../mail/html-parts.ts'
import { inlinesHtml, isolatedHtml, linkHtml } from './inline-html.ts'
import { type LinkOf, letterLink, letterPicture, letterWidth } from './links.ts'
import { letterWords } from './words.ts'

type Of<Type extends NewsletterBlock['type']> = Extract<NewsletterBlock, { type: Type }>

const row = (html: string, { locale }: LinkOf, style: string) =>
  table(`<tr>${cell(html, locale, { style })}</tr>`, locale)

const styles = {
  heading2: `padding:10px 0 8px;font-size:24px;line-height:36px;font-weight:bold;color:${inks.strong};`,
  heading3: `padding:6px 0 6px;font-size:19px;line-height:30px;font-weight:bold;color:${inks.strong};`,
  paragraph: 'padding:0 0 16px;',
  item: 'padding:0 0 8px;vertical-align:top;',
  quiet: `padding:6px 0 18px;font-size:14px;line-height:22px;color:${inks.quiet};`,
}

export function blockHtml(block: NewsletterBlock, of: LinkOf): string {
  switch (block.type) {
    case 'text':
      return block.body.map((one) => textHtml(one, of)).join('')
    case 'picture':
      return pictureHtml(block, of)
    case 'button':
      return buttonHtml(block.label, letterLink(block.href, of), of)
    case 'post':
      return postHtml(block, of)
    case 'divider':
      return row('&nbsp;', of, rule) + row('&nbsp;', of, 'font-size:1px;line-height:22px;')
  }
}

const rule = `padding:0;border-bottom:1px solid ${inks.line};font-size:1px;line-height:12px;`

/** What the editor of letters knows; whatever else a text could hold says its words. */
function textHtml(block: RichTextBlock, of: LinkOf): string {
  switch (block.type) {
    case 'heading':
      return row(
        inlinesHtml(block.children, of),
        of,
        block.level === 2 ? styles.heading2 : styles.heading3,
      )
    case 'paragraph':
    case 'quote':
      return row(inlinesHtml(block.children, of), of, styles.paragraph)
    case 'list':
      return listHtml(block, of)
    default:
      return ''
  }
}

type List = Extract<RichTextBlock, { type: 'list' }>

/** A list is a table: what programs make of `ul` is their own, and stands on either side. */
function listHtml({ ordered, start = 1, items }: List, of: LinkOf): string {
  const rows = items.map(({ children, list }, index) => {
    const sign = ordered ? `${start + index}.` : '•'
    const mark = cell(sign, of.locale, { style: `${styles.item}color:${inks.accent};`, width: 24 })
    const words = inlinesHtml(children, of) + (list ? listHtml(list, of) : '')
    return `<tr>${mark}${cell(words, of.locale, { style: styles.item })}</tr>`
  })
  return table(rows.join(''), of.locale) + row('&nbsp;', of, 'font-size:1px;line-height:8px;')
}

/** Its measures stand in the mark-up, so that programs which ask before they fetch keep its place. */
function imageHtml({ url, width, height, alt }: Image, most: number): string {
  const shown = Math.min(width, most)
  const tall = Math.round((height / width) * shown)
  return `<img src="${escapeHtml(letterPicture(url, shown))}" width="${shown}" height="${tall}" alt="${escapeHtml(alt)}" style="display:block;border:0;width:100%;max-width:${shown}px;height:auto;">`
}

function pictureHtml({ image, caption, href }: Of<'picture'>, of: LinkOf): string {
  const shown = imageHtml(image, letterWidth)
  const picture = href ? linkHtml(letterLink(href, of), shown, 'text-decoration:none;') : shown
  const below = caption ? row(isolatedHtml(caption, of), of, styles.quiet) : ''
  return row(picture, of, caption ? 'padding:0;' : 'padding:0 0 18px;') + below
}

/** A coloured cell with a link in it: what Outlook shows as a button too. */
function buttonHtml(label: string, href: string, of: LinkOf): string {
  const words = isolatedHtml(label, of)
  const link = `<a href="${escapeHtml(href)}" style="display:inline-block;padding:12px 24px;font-size:17px;line-height:24px;font-weight:bold;color:${inks.onButton};text-decoration:none;">${words}</a>`
  const pressed = cell(link, of.locale, {
    style: `background-color:${inks.button};border-radius:6px;`,
    ground: inks.button,
  })
  return (
    table(`<tr>${pressed}</tr>`, of.locale, { isWide: false }) +
    row('&nbsp;', of, 'font-size:1px;line-height:20px;')
  )
}

function postHtml({ post }: Of<'post'>, of: LinkOf): string {
  const href = letterLink(`/blogs/${post.slug}`, of)
  const cover = post.cover
    ? row(
        linkHtml(href, imageHtml({ ...post.cover, alt: '' }, letterWidth), 'text-decoration:none;'),
        of,
        'padding:6px 0 12px;',
      )
    : ''
  const title = linkHtml(href, isolatedHtml(post.title, of), 'text-decoration:none;')
  const more = linkHtml(href, letterWords[of.locale].readOn, 'font-weight:bold;')
  return (
    cover +
    row(title, of, `${styles.heading3}text-align:${side(of.locale)};`) +
    row(`${isolatedHtml(post.excerpt, of)}<br>${more}`, of, 'padding:0 0 22px;')
  )
}
