/**
 * The colours of `packages/brand/tokens.css`, as a stylesheet says them: custom properties of `:root`
 * and of the papers (`.f-…`), with `var()` followed and one side of `light-dark()` taken.
 */
import { Sentence } from '../sentence.ts'

export type Mode = 'light' | 'dark'

/** What is declared for the whole page, and what each paper declares in its stead. */
export type Tokens = { page: Declarations; papers: Map<string, Declarations> }
type Declarations = Map<string, string>

type Rule = { selectors: string[]; declarations: Declarations }

/** Rules in `@media` and the like are for some visitors only and count for nothing here. */
export function readTokens(css: string): Tokens {
  const tokens: Tokens = { page: new Map(), papers: new Map() }
  for (const { selectors, declarations } of readRules(css.replace(/\/\*.*?\*\//gs, ''))) {
    if (selectors.includes(':root')) add(tokens.page, declarations)
    for (const selector of selectors) {
      const [, paper] = /^\.f-([\w-]+)$/.exec(selector) ?? []
      if (paper) tokens.papers.set(paper, add(tokens.papers.get(paper) ?? new Map(), declarations))
    }
  }
  return tokens
}

function add(all: Declarations, more: Declarations): Declarations {
  for (const [name, value] of more) all.set(name, value)
  return all
}

function readRules(css: string): Rule[] {
  const rules: Rule[] = []
  let at = 0
  for (let open = css.indexOf('{'); open !== -1; open = css.indexOf('{', at)) {
    const head = css.slice(at, open).split(';').at(-1)?.trim() ?? ''
    const close = endOf(css, open, '{', '}')
    const body = css.slice(open + 1, close)
    if (head.startsWith('@layer')) rules.push(...readRules(body))
    else if (!head.startsWith('@')) rules.push({ selectors: split(head), declarations: read(body) })
    at = close + 1
  }
  return rules
}

function read(body: string): Declarations {
  const all = body.matchAll(/(--[\w-]+)\s*:\s*([^;]+)/g)
  return new Map([...all].map(([, name = '', value = '']) => [name, value.trim()]))
}

/**
 * A colour as it stands by day or by night: `oklch(0.906 0.095 117)`, never a `var()`.
 *
 * @throws {Sentence} The token is missing, or names itself.
 */
export function colourOf(tokens: Tokens, name: string, mode: Mode, paper?: string): string {
  return follow(name, [])

  function follow(token: string, way: string[]): string {
    if (way.includes(token))
      throw new Sentence(`tokens.css: ${token} leads back to itself (${way.join(', ')}).`)
    const value = tokens.papers.get(paper ?? '')?.get(token) ?? tokens.page.get(token)
    if (value === undefined) throw new Sentence(explainMissing(token, way, paper))
    return settle(value, [...way, token])
  }

  function settle(value: string, way: string[]): string {
    const call = /\b(var|light-dark)\(/.exec(value)
    if (!call) return value
    const open = call.index + call[0].length - 1
    const close = endOf(value, open, '(', ')')
    const [first = '', second = ''] = split(value.slice(open + 1, close))
    const inner = call[1] === 'var' ? follow(first, way) : mode === 'light' ? first : second
    return settle(`${value.slice(0, call.index)}${inner}${value.slice(close + 1)}`, way)
  }
}

function explainMissing(token: string, way: string[], paper: string | undefined): string {
  const last = way.at(-1)
  if (last) return `tokens.css: ${last} is ${token}, which nobody sets.`
  const place = paper ? `.f-${paper} or :root` : ':root'
  return `tokens.css: ${token} is missing in ${place}; pictures, icons and mails are drawn with it.`
}

/** Where the bracket that opens at `open` closes. */
function endOf(text: string, open: number, opening: string, closing: string): number {
  let depth = 0
  for (let at = open; at < text.length; at++) {
    if (text[at] === opening) depth++
    if (text[at] === closing) depth--
    if (depth === 0) return at
  }
  throw new Sentence(`tokens.css: “${text.slice(open - 20, open + 20)}” is never closed.`)
}

/** At the commas that stand in no brackets. */
function split(list: string): string[] {
  const parts = ['']
  let depth = 0
  for (const letter of list) {
    if (letter === '(') depth++
    if (letter === ')') depth--
    if (letter === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts.map((part) => part.trim())
}
