import type { LexicalNode, LexicalState } from '../../platform/lexical.ts'
import { readHref } from './read-href.ts'

/** The text with the words of such links in their places; the very same when it has none. */
export function withoutLooseLinks<State extends LexicalState>(state: State): State {
  const root = tidied(state.root)
  return root === state.root ? state : { ...state, root }
}

function tidied(node: LexicalNode): LexicalNode {
  if (!node.children) return node
  const children = node.children.flatMap((child) => {
    const tidy = tidied(child)
    return isLoose(tidy) ? (tidy.children ?? []) : [tidy]
  })
  const isSame =
    children.length === node.children.length &&
    children.every((child, index) => child === node.children?.[index])
  return isSame ? node : { ...node, children }
}

function isLoose({ type, fields }: LexicalNode): boolean {
  if (type !== 'link' && type !== 'autolink') return false
  if (fields?.linkType === 'internal') return !fields.doc
  return readHref(fields?.url) === undefined && !isWritten(fields?.url)
}

/** Something that a person typed: the check of the field speaks of it, instead of its silent loss. */
const isWritten = (url: unknown) =>
  typeof url === 'string' && url.trim() !== '' && !/^https?:\/*$/i.test(url.trim())
