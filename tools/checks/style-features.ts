/** The features that a style sheet uses, by MDN's names: `@media scripting`, `:has`, `text-wrap: pretty`. */
import type { Features } from './browser-support.ts'

type Feature = { name: string; known: Features | undefined }

/**
 * Reads a style sheet as a browser does that wants to know what it needs. What stands in `@supports` asks the
 * browser by itself and is left out, as are custom properties and prefixed names.
 */
export function styleFeatures(text: string, css: Features): Feature[] {
  const found: Feature[] = []
  for (const piece of piecesOf(text)) {
    if (piece.startsWith('@')) found.push(...atRuleFeatures(piece, css))
    else if (/^[a-z-]+:(?!:)[^{]*$/.test(piece)) found.push(...declarationFeatures(piece, css))
    else found.push(...selectorFeatures(piece, css))
  }
  return found.filter(({ name }) => !/^[@:]*-/.test(name))
}

/** The preludes and declarations of a sheet, without what stands in `@supports`. */
function* piecesOf(text: string): Generator<string> {
  const blocks: boolean[] = []
  const plain = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/"[^"]*"|'[^']*'/g, '""')
  for (const [, before = '', end] of plain.matchAll(/([^{};]*)([{};])/g)) {
    const piece = before.trim()
    const isGuarded = blocks.includes(true) || piece.startsWith('@supports')
    if (piece && !isGuarded) yield piece
    if (end === '{') blocks.push(piece.startsWith('@supports'))
    if (end === '}') blocks.pop()
  }
}

function atRuleFeatures(piece: string, css: Features): Feature[] {
  const [, rule = ''] = /^@([a-z-]+)/.exec(piece) ?? []
  const known = css['at-rules']?.[rule]
  if (rule !== 'media') return [{ name: `@${rule}`, known }]
  return [...piece.matchAll(/\((?:min-|max-)?([a-z-]+)/g)].map(([, feature = '']) => ({
    name: `@media ${feature}`,
    known: known?.[feature],
  }))
}

const selectorFeatures = (piece: string, css: Features): Feature[] =>
  [...piece.matchAll(/:{1,2}([a-z-]+)/g)].map(([, name = '']) => ({
    name: `:${name}`,
    known: css.selectors?.[name],
  }))

function declarationFeatures(piece: string, css: Features): Feature[] {
  const [, property = '', value = ''] = /^([a-z-]+):([\s\S]*)$/.exec(piece) ?? []
  if (property.startsWith('--')) return functionFeatures(value, css)
  const known = css.properties?.[property]
  const words = [...value.matchAll(/(?<![\w-])[a-z][a-z-]*(?![\w(-])/g)].map(([word]) => ({
    name: `${property}: ${word}`,
    known: known?.[word],
  }))
  return [{ name: property, known }, ...words, ...functionFeatures(value, css)]
}

const functionFeatures = (value: string, css: Features): Feature[] =>
  [...value.matchAll(/(?<![\w-])([a-z][a-z-]*)\(/g)].flatMap(([, name = '']) => {
    const known = css.types && findNamed(css.types, name)
    return known ? [{ name: `${name}()`, known }] : []
  })

function findNamed(features: Features, name: string): Features | undefined {
  for (const [key, inner] of Object.entries(features)) {
    if (key === '__compat') continue
    if (key === name) return inner
    const found = findNamed(inner, name)
    if (found) return found
  }
  return undefined
}
