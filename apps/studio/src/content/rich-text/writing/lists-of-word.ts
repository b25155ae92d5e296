/**
 * Word writes a list as paragraphs that begin with a sign: `<p style="mso-list:l0 level2 lfo1">1. …`. They
 * become lists here, nested by their level.
 */
import { foldDigits } from '@wajiha/arabic'

type Line = { line: HTMLElement; level: number; list: string; isOrdered: boolean; number: number }

/** A bullet of Word's or a number and its stop, in any digits or letters: `·`, `1.`, `٢-`, `أ)`. */
const marker =
  /^[\s\u00a0]*(?:([·•▪■□○●◦§ØüǷ\uf000-\uf0ff–—-]|o(?=[\s\u00a0]))|\(?([\p{Nd}]{1,3}|\p{L}|[ivxlc]{1,5})[.)-])(?=[\s\u00a0]|$)[\s\u00a0]*/u

/** Turns the list paragraphs of a fragment into lists, in place. */
export function listsOfWord(body: HTMLElement) {
  let run: Line[] = []
  for (const line of body.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, h5, h6')) {
    const read = readLine(line)
    if (!read) continue
    const before = run.at(-1)?.line
    if (before && before !== line.previousElementSibling) {
      build(run)
      run = []
    }
    run.push(read)
  }
  build(run)
}

function readLine(line: HTMLElement): Line | undefined {
  const style = /mso-list:\s*(l\d+)\s+level(\d)\s*(lfo\d+)?/i.exec(line.getAttribute('style') ?? '')
  if (!style && (!/^MsoListParagraph/.test(line.className) || !marker.test(words(line)))) {
    return undefined
  }
  if (/^H[1-6]$/.test(line.tagName)) {
    // A numbered heading stays one; its number is Word's.
    takeMarker(line)
    return undefined
  }
  const taken = takeMarker(line)
  const [, , number] = marker.exec(`${taken} `) ?? []
  return {
    line,
    level: Number(style?.[2] ?? 1),
    list: style ? `${style[1]} ${style[3] ?? ''}` : '',
    isOrdered: number !== undefined,
    number: Number(foldDigits(number ?? '')),
  }
}

const words = (line: HTMLElement) => line.textContent ?? ''

/** Takes the sign off the line. @returns the sign. */
function takeMarker(line: HTMLElement): string {
  const ignored = [
    ...line.querySelectorAll('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]'),
  ]
  if (ignored.length > 0) {
    const sign = ignored.map((one) => one.textContent).join('')
    for (const one of ignored) one.remove()
    return sign.trim()
  }
  const [sign = ''] = marker.exec(words(line)) ?? []
  dropFirst(line, sign.length)
  return sign.trim()
}

/** Takes letters off the beginning, through whatever they are wrapped in. */
function dropFirst(line: HTMLElement, length: number) {
  const texts = line.ownerDocument.createTreeWalker(line, 4)
  let left = length
  while (left > 0 && texts.nextNode()) {
    const text = texts.currentNode
    const { length: own } = text.nodeValue ?? ''
    text.nodeValue = (text.nodeValue ?? '').slice(left)
    left -= own
  }
}

/** Lists of one run of lines: each level hangs on the last item of the level above. */
function build(run: Line[]) {
  const [first] = run
  if (!first) return
  const document = first.line.ownerDocument
  const place = document.createElement('div')
  first.line.before(place)
  const open: { list: Element; of: Line }[] = []
  for (const one of run) {
    while (open.length > 0 && (open.at(-1)?.of.level ?? 0) > one.level) open.pop()
    const top = open.at(-1)
    if (top?.of.level === one.level && !isSameList(top.of, one)) open.pop()
    const current = open.at(-1)
    if (current?.of.level !== one.level) {
      const list = document.createElement(one.isOrdered ? 'ol' : 'ul')
      // A list that goes on after something else counts on; letters are not counted.
      if (one.number > 1) list.setAttribute('start', String(one.number))
      const under = current?.list.lastElementChild ?? place
      under.append(list)
      open.push({ list, of: one })
    }
    const item = document.createElement('li')
    item.append(...one.line.childNodes)
    open.at(-1)?.list.append(item)
    one.line.remove()
  }
  place.replaceWith(...place.childNodes)
}

const isSameList = (one: Line, other: Line) =>
  one.list === other.list && one.isOrdered === other.isOrdered
