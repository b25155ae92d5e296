/**
 * A drawing without anything that runs or reaches out, and without what only its author needed.
 * Text that is not well-formed enough to be cut into tags is refused rather than guessed at.
 */
import { ImageProblem } from './image-problem.ts'

/** Elements that are dropped with everything in them. */
const dropped = new Set([
  'script',
  'foreignobject',
  'iframe',
  'object',
  'embed',
  'handler',
  'metadata',
])

const piece =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<!(?:[^<>"'[]|"[^"]*"|'[^']*'|\[[^\]]*\])*>|<\/?[a-zA-Z_](?:[^<>"']|"[^"]*"|'[^']*')*>|[^<]+/y

/** @throws {ImageProblem} 400 when it is no SVG. */
export function cleanSvg(text: string): string {
  const out: string[] = []
  let depth = 0
  let dropping = ''
  for (const token of tokens(text)) {
    const [, slash, name = ''] = /^<(\/?)([a-zA-Z_][^\s/>]*)/.exec(token) ?? []
    const element = name.toLowerCase().replace(/^.*:/, '')
    if (dropping) {
      if (element !== dropping) continue
      if (slash) depth -= 1
      else if (!token.endsWith('/>')) depth += 1
      if (depth === 0) dropping = ''
      continue
    }
    if (name && dropped.has(element)) {
      if (slash || token.endsWith('/>')) continue
      dropping = element
      depth = 1
      continue
    }
    out.push(name ? (slash ? token : cleanTag(token)) : cleanText(token))
  }
  const svg = out.join('').trim()
  if (!/^<svg[\s>]/.test(svg) || dropping) throw notADrawing()
  return svg
}

function* tokens(text: string) {
  piece.lastIndex = 0
  while (piece.lastIndex < text.length) {
    const found = piece.exec(text)
    if (!found) throw notADrawing()
    yield found[0]
  }
}

/** Comments, declarations and the doctype (with its entities) go; space between tags shrinks. */
function cleanText(token: string): string {
  if (token.startsWith('<![CDATA[')) return token
  if (token.startsWith('<')) return ''
  return token.trim() === '' ? (token.includes('\n') ? '' : ' ') : token.replace(/\s+/g, ' ')
}

const attribute = /([^\s=/>"']+)(?:\s*=\s*("[^"]*"|'[^']*'))?/g

function cleanTag(tag: string): string {
  const [, name = ''] = /^<([^\s/>]+)/.exec(tag) ?? []
  const inner = tag.slice(name.length + 1, tag.endsWith('/>') ? -2 : -1)
  const kept = [...inner.matchAll(attribute)].flatMap(([, key = '', value = '""']) =>
    isHarmless(key.toLowerCase(), value.slice(1, -1)) ? `${key}=${value}` : [],
  )
  return `<${[name, ...kept].join(' ')}${tag.endsWith('/>') ? '/' : ''}>`
}

/** No event handlers, and references only within the drawing or to a picture inside it. */
function isHarmless(key: string, value: string): boolean {
  if (/^(?:.*:)?on/.test(key)) return false
  // An animation may write a reference as well as an author can.
  if (key === 'attributename' && /href/i.test(value)) return false
  if (!/(?:^|:)href$|^src$/.test(key)) return !/javascript:/i.test(value)
  return /^\s*(?:#|data:image\/(?:png|jpeg|webp|gif|avif)[;,])/i.test(value)
}

function notADrawing() {
  return new ImageProblem(400, 'IPX_INVALID_IMAGE', 'This is not a drawing that can be read')
}
