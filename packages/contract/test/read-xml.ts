/// <reference path="./sax.d.ts" />
/** Reads XML by a real parser in its strict mode, for tests: a document that is not well-formed throws. */
import sax from 'sax'

export type XmlElement = {
  name: string
  attributes: Record<string, string>
  children: XmlElement[]
  /** Its own text and CDATA, without that of its children. */
  text: string
}

export function readXml(xml: string): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' }
  const open = [root]
  const parser = sax.parser(true)
  parser.onerror = (error) => {
    throw error
  }
  parser.onopentag = ({ name, attributes }) => {
    const element = { name, attributes, children: [], text: '' }
    open.at(-1)?.children.push(element)
    open.push(element)
  }
  parser.onclosetag = () => open.pop()
  parser.ontext = (text) => append(text)
  parser.oncdata = (text) => append(text)
  function append(text: string) {
    const element = open.at(-1)
    if (element) element.text += text
  }
  parser.write(xml).close()
  return root.children[0] as XmlElement
}

/** All elements of a name, at any depth. */
export function findAll(element: XmlElement, name: string): XmlElement[] {
  const below = element.children.flatMap((child) => findAll(child, name))
  return element.name === name ? [element, ...below] : below
}
