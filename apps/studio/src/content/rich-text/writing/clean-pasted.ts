/**
 * What people bring from Word, Google Docs, LibreOffice and other pages, as our texts are built: headings
 * from the second level on, real lists, bold words and links that lead somewhere. How something looked stays
 * where it came from, and so does its direction, which follows from the words here as on the site.
 */
import { dropStruck } from './drop-struck.ts'
import { listsOfWord } from './lists-of-word.ts'
import { dropPictures, liftPictures } from './pictures-of-paste.ts'
import { isEmpty, plainInlines, unwrap } from './plain-inlines.ts'

/** What was not brought along, so that the editor can be told. */
export type LeftOut = { pictures: number; struck: number; emptyLines: number }

const blocks = 'p, h1, h2, h3, h4, h5, h6, ul, ol, table, blockquote, pre, hr, div'

/** Cleans a pasted fragment in place. @param body of a document of its own, which shows nothing. */
export function cleanPasted(body: HTMLElement): LeftOut {
  const isPaper = isFromWordProcessor(body)
  dropUnread(body)
  const struck = dropStruck(body)
  listsOfWord(body)
  const pictures = dropPictures(body)
  nameHeadings(body, isPaper)
  divideBoxes(body)
  plainInlines(body)
  tidyLists(body)
  liftPictures(body)
  const emptyLines = dropEmptyLines(body)
  dropLooks(body)
  return { pictures, struck, emptyLines }
}

/** Their first heading is the text's first; on a page the first one may be the site's name. */
function isFromWordProcessor(body: HTMLElement): boolean {
  const generator = body.ownerDocument.querySelector('meta[name="generator" i]')
  if (/word|libreoffice|openoffice/i.test(generator?.getAttribute('content') ?? '')) return true
  return body.querySelector('[id^="docs-internal-guid"], [class^="Mso"], [style*="mso-"]') !== null
}

/** What colleagues remarked beside a text in Word, and the signs that lead there. */
const remarks =
  '[style*="mso-element:comment" i], .msocomanchor, .msocomtxt, .msocomoff, [style*="mso-special-character:comment" i]'

function dropUnread(body: HTMLElement) {
  const unread = 'style, script, meta, link, title, xml, template, iframe, object, svg, colgroup'
  for (const element of body.querySelectorAll(`${unread}, ${remarks}`)) element.remove()
  const comments = body.ownerDocument.createTreeWalker(body, 128)
  const found: Node[] = []
  while (comments.nextNode()) found.push(comments.currentNode)
  for (const comment of found) comment.parentNode?.removeChild(comment)
}

function nameHeadings(body: HTMLElement, isPaper: boolean) {
  for (const line of body.querySelectorAll<HTMLElement>('p, [role="heading"]')) {
    const level = levelOf(line)
    if (level) rename(line, `h${level}`)
  }
  const step = isPaper || body.querySelector('h1') ? 1 : 0
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const level = Number(heading.tagName.slice(1)) + step
    rename(heading, `h${Math.min(4, Math.max(2, level))}`)
  }
}

function levelOf(line: HTMLElement): number | undefined {
  if (/^MsoTitle/.test(line.className)) return 1
  const outline = /mso-outline-level:\s*([1-6])\b/i.exec(line.getAttribute('style') ?? '')?.[1]
  const told = line.getAttribute('role') === 'heading' ? line.getAttribute('aria-level') : undefined
  return Number(outline ?? told) || undefined
}

/** A box that holds blocks is none; one that holds words is a paragraph. */
function divideBoxes(body: HTMLElement) {
  const boxes = [...body.querySelectorAll('div, section, article, main, header, footer, center')]
  for (const box of boxes.reverse()) {
    if (box.querySelector(blocks)) unwrap(box)
    else rename(box, 'p')
  }
}

/** The items of a list hold words and lists: no paragraphs; a list stands in the item before it. */
function tidyLists(body: HTMLElement) {
  for (const line of body.querySelectorAll('li > p')) {
    if (line.previousElementSibling?.matches('p, br')) line.before(newElement(line, 'br'))
    line.replaceWith(...line.childNodes)
  }
  for (const nested of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    const before = nested.previousElementSibling
    if (before?.tagName === 'LI') before.append(nested)
    else {
      const item = newElement(nested, 'li')
      nested.before(item)
      item.append(nested)
    }
  }
}

function dropEmptyLines(body: HTMLElement): number {
  for (const end of body.querySelectorAll(':scope > br')) end.remove()
  const lines = [...body.querySelectorAll('p, h2, h3, h4, li, blockquote')].filter(isEmpty)
  const counted = lines.filter((line) => line.matches('p, h2, h3, h4') && !line.closest('td, th'))
  for (const line of lines) line.remove()
  for (const list of body.querySelectorAll('ul:empty, ol:empty')) list.remove()
  return counted.length
}

const kept = new Set(['href', 'src', 'alt', 'colspan', 'rowspan', 'start'])

function dropLooks(body: HTMLElement) {
  for (const element of body.querySelectorAll('*')) {
    for (const name of element.getAttributeNames()) {
      if (!kept.has(name)) element.removeAttribute(name)
    }
  }
}

function rename(element: Element, name: string) {
  const renamed = newElement(element, name)
  for (const attribute of ['class', 'style']) {
    const value = element.getAttribute(attribute)
    if (value) renamed.setAttribute(attribute, value)
  }
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}

const newElement = (beside: Element, name: string) => beside.ownerDocument.createElement(name)
