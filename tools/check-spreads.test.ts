import { expect, it } from 'vitest'
import { findLiteralSpreads } from './check-spreads.ts'

/** The check reads this file, too. */
const dots = '.'.repeat(3)

const linesOf = (text: string) =>
  findLiteralSpreads([{ path: 'a.ts', text }]).map(({ where }) => where)

it('a literal spread into another is found, of an object, an array or a component', () => {
  const text = [
    `const a = { ${dots}{ b, c } }`,
    `run(${dots}[a, b], c)`,
    `const d = <Row {${dots}{ b }} />`,
  ]
  expect(linesOf(text.join('\n'))).toEqual(['a.ts:1', 'a.ts:2', 'a.ts:3'])
})

it('a spread that chooses or copies is let be, and so are comments', () => {
  const text = [
    `const a = { ${dots}rest, ${dots}(isSent && { b }) }`,
    `const c = [${dots}list, ${dots}[d].map(String)]`,
    `// ${dots}{ a }`,
  ]
  expect(linesOf(text.join('\n'))).toEqual([])
})
