import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { sansStack } from '../../packages/brand/src/inks.ts'
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

it('writes no colour of an agency outside packages/brand', () => {
  expect(files.length).toBeGreaterThan(500)
  expect(linesWith(/#(?:[\da-f]{6}|[\da-f]{8})\b|\b(?:oklch|hsl|lab)\(\s*\d/i)).toEqual([])
})

it('puts nothing on a paper by its name outside packages/brand', () => {
  expect(linesWith(new RegExp(`["'](?:${paperSchema.options.join('|')})["']`))).toEqual([])
})

it('names no typeface of an agency outside packages/brand', () => {
  const [own = ''] = /[\w ]+/.exec(sansStack) ?? []
  expect(linesWith(new RegExp(`\\b${own}\\b`, 'i'))).toEqual([])
})
