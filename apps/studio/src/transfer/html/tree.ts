/** HTML and XML as a tree, and the little that is asked of it. */
import { parseDocument } from 'htmlparser2'

/** As the parser gives it; attributes and children only where there are some. */
export type Node = {
  type: string
  name?: string
  data?: string
  attribs?: Record<string, string>
  children?: Node[]
  startIndex?: number | null
}

/** Reads whatever somebody's page holds; never throws. */
export const parseHtml = (html: string): Node => parseDocument(html) as unknown as Node

/** The words inside, as they would be read: `<b>أهلًا</b> بكم` → `أهلًا بكم`. */
export function textOf(node: Node): string {
  if (node.type === 'text') return node.data ?? ''
  if (node.name === 'br') return '\n'
  if (node.name === 'script' || node.name === 'style') return ''
  return (node.children ?? []).map(textOf).join('')
}

export const plainText = (html: string): string =>
  textOf(parseHtml(html)).replace(/\s+/g, ' ').trim()

/** All elements of a name, wherever they stand below. */
export function elementsIn(node: Node, ...names: string[]): Node[] {
  const found: Node[] = []
  const stack = [...(node.children ?? [])].reverse()
  for (let one = stack.pop(); one; one = stack.pop()) {
    if (one.name && names.includes(one.name)) found.push(one)
    for (const child of [...(one.children ?? [])].reverse()) stack.push(child)
  }
  return found
}
