import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { drawnFonts } from '../../packages/brand/src/drawn-fonts.ts'
import { paperSchema } from '../../packages/contract/src/base.ts'
import { root } from '../root.ts'

/** What the apps are made of; types and tables of the database name papers by their keys. */
const files = globSync('apps/{site/{app,server},studio/{app,src}}/**/*.{ts,tsx,css}', { cwd: root })
  .filter((path) => !/\.test\.tsx?$|\/migrations\/|payload-types\.ts$|\/\.next\//.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

const linesWith = (pattern: RegExp) =>
  files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line) => (pattern.test(line) ? [`${path}: ${line.trim()}`] : [])),
  )

/** Any but white and black, which are no agency's. */
const colour =
  /#(?!(?:fff|000)\b)(?:[\da-f]{3}|[\da-f]{6}|[\da-f]{8})\b|\b(?:okl(?:ch|ab)|lch|lab|hsla?|hwb)\(\s*[\d.]|\brgba?\(\s*(?!0[ ,]+0[ ,]+0\b)\d/i

it('writes no colour of an agency outside packages/brand', () => {
  expect(files.length).toBeGreaterThan(500)
  expect(linesWith(colour)).toEqual([])
  for (const one of ['#dbe', '#ed4a24cc', 'oklch(0.9 0.1 117)', 'rgb(237 74 36)', 'hwb(9 14% 7%)'])
    expect(one).toMatch(colour)
})

it('puts nothing on a paper by its name outside packages/brand', () => {
  expect(linesWith(new RegExp(`["'](?:${paperSchema.options.join('|')})["']`))).toEqual([])
})

it('names no typeface of an agency outside packages/brand', () => {
  const rules = readFileSync(join(root, 'packages/brand/fonts.css'), 'utf8')
  const served = [...rules.matchAll(/font-family: '?([\w ]+?)(?: switch| fallback)?'?;/g)]
  const own = new Set([...served.map(([, family]) => family), drawnFonts.hyphenFamily])
  expect(own.size).toBeGreaterThan(1)
  expect(linesWith(new RegExp(`\\b(?:${[...own].join('|')})\\b`, 'i'))).toEqual([])
})
