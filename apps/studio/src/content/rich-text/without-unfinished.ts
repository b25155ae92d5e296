/**
 * A pasted picture is unfinished until it lies in the library: until then its node holds the whole picture, or an
 * address of the browser that it came into, and the editor asks whoever opens the text to bring it in.
 */

type Values = Record<string, unknown>

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null

const isUnfinished = (value: unknown) =>
  isValues(value) && value.type === 'upload' && Boolean(value.pending)

/** The text without such pictures, however deep they stand; the very same when it has none. */
export function withoutUnfinished<Text>(text: Text): Text {
  return tidied(text) as Text
}

function tidied(value: unknown): unknown {
  if (Array.isArray(value)) {
    const kept = value.filter((one) => !isUnfinished(one)).map(tidied)
    const isSame = kept.length === value.length && kept.every((one, index) => one === value[index])
    return isSame ? value : kept
  }
  if (!isValues(value)) return value
  const entries = Object.entries(value).map(([key, one]) => [key, tidied(one)] as const)
  if (entries.every(([key, one]) => one === value[key])) return value
  return withALine(Object.fromEntries(entries))
}

/** The editor cannot be opened with a text, or a cell, that holds nothing at all. */
function withALine(node: Values): Values {
  const isBare = Array.isArray(node.children) && node.children.length === 0
  if (!isBare || (node.type !== 'root' && node.type !== 'tablecell')) return node
  const line = { type: 'paragraph', version: 1, children: [], direction: null, format: '' }
  return { ...node, children: [{ ...line, indent: 0, textFormat: 0, textStyle: '' }] }
}
