/** The words inside a pasted block: bold, code, line breaks and links, and nothing of how they looked. */

const plain =
  'span, font, i, em, u, s, strike, del, ins, sub, sup, small, big, mark, label, abbr, cite, bdi, bdo, time'

/** Puts an element's children where it stood. */
export function unwrap(element: Element) {
  element.replaceWith(...element.childNodes)
}

/** Whether a line says nothing and shows nothing. */
export const isEmpty = (line: Element) =>
  !line.textContent?.replace(/[\s\u00a0\u200b-\u200f\ufeff]/g, '') && !line.querySelector('img')

/** Reduces what stands inside the blocks of a fragment, in place. */
export function plainInlines(body: HTMLElement) {
  for (const link of body.querySelectorAll('a')) {
    const href = link.getAttribute('href')?.trim() ?? ''
    if (/^(https?:\/\/|mailto:|tel:)/i.test(href)) link.setAttribute('href', href)
    else unwrap(link)
  }
  for (const words of body.querySelectorAll<HTMLElement>('span, font, b, strong')) {
    const weight = weightOf(words)
    const isBold = weight === undefined ? words.matches('b, strong') : weight >= 600
    if (words.matches('b, strong') && !isBold) unwrap(words)
    else if (isBold && words.matches('span, font')) makeBold(words)
  }
  // Named parts of Word's own: <o:p>, <w:sdt>, <st1:place>.
  for (const part of body.querySelectorAll('*')) {
    if (part.matches(plain) || part.tagName.includes(':')) unwrap(part)
  }
  for (const bold of body.querySelectorAll(':is(h2, h3, h4, th) :is(b, strong)')) unwrap(bold)
}

function weightOf(words: HTMLElement): number | undefined {
  const weight = /font-weight:\s*(\w+)/i.exec(words.getAttribute('style') ?? '')?.[1]
  if (!weight) return undefined
  return { normal: 400, bold: 700, bolder: 700, lighter: 300 }[weight] ?? Number(weight)
}

function makeBold(words: HTMLElement) {
  const bold = words.ownerDocument.createElement('strong')
  bold.append(...words.childNodes)
  words.replaceWith(bold)
}
