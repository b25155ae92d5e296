/** XML as translators' tools write it, read into a tree. No document type, so no entities of strangers. Pure. */
export type Element = {
  /** Without its prefix: tools of translators choose their own. */
  name: string
  attributes: Record<string, string>
  children: (Element | string)[]
}

/** @returns nothing for what is no well-formed XML, or declares a document type. */
export function readXml(text: string): Element | undefined {
  if (naught.test(text)) return undefined
  const top: Element = { name: '', attributes: {}, children: [] }
  const open = [top]
  const pattern =
    /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[([\s\S]*?)\]\]>|<(\/?)([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)/gy
  let end = text.startsWith('\uFEFF') ? 1 : 0
  while (end < text.length) {
    pattern.lastIndex = end
    const found = pattern.exec(text)
    const parent = open.at(-1)
    if (!found || !parent) return undefined
    end = pattern.lastIndex
    const [, cdata, slash, name, attributes = '', empty, words] = found
    if (cdata !== undefined) parent.children.push(cdata)
    else if (words !== undefined) parent.children.push(decode(words))
    else if (name && slash) {
      if (open.pop()?.name !== plain(name) || open.length === 0) return undefined
    } else if (name) {
      const element = { name: plain(name), attributes: attributesIn(attributes), children: [] }
      parent.children.push(element)
      if (!empty) open.push(element)
    }
  }
  const [root, ...others] = elementsIn(top)
  return open.length === 1 && others.length === 0 ? root : undefined
}

/** No XML holds the character 0, and none names it. */
const naught = /\0|&#(?:x0+|0+);/i

const plain = (name: string) => name.slice(name.indexOf(':') + 1)

export const elementsIn = ({ children }: Element, name?: string): Element[] =>
  children.filter(
    (child): child is Element =>
      typeof child !== 'string' && (name === undefined || child.name === name),
  )

/** All that an element says, with what is marked within it. */
export const textOf = ({ children }: Element): string =>
  children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('')

const attributesIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(
      ([, name = '', double, single]) => [name, decode(double ?? single ?? '')],
    ),
  )

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const decode = (text: string): string =>
  text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (all, hex, decimal, name) => {
    if (name) return named[name] ?? all
    const point = Number.parseInt(hex ?? decimal, hex ? 16 : 10)
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : all
  })
