/** How much stands behind every view of the built studio. */
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { compiledWhole, filesOfViews } from '../view-files.ts'

const built = join(import.meta.dirname, '..', '.next')

const weigh = (files: string[]) =>
  files.reduce((sum, file) => sum + statSync(join(built, file)).size, 0)

it('a view of the studio loads at most 2.15 MB of script and 475 kB of styles', () => {
  const { scripts, styles } = filesOfViews(built)
  expect([scripts.length > 5, styles.length > 5]).toEqual([true, true])
  expect(weigh(scripts)).toBeLessThanOrEqual(2_150_000)
  expect(weigh(styles)).toBeLessThanOrEqual(475_000)
})

it('none of it checks JSON by schemas, is of the editor of texts, or names a library for other ways to load it', () => {
  const text = filesOfViews(built).scripts.map((file) => readFileSync(join(built, file), 'utf8'))
  const found = (words: string) => text.filter((one) => one.includes(words)).length
  expect(found('ajv.removeSchema')).toBe(0)
  expect(found('LexicalEditorTheme__paragraph')).toBe(0)
  expect(found('roundToNearestHours')).toBeLessThanOrEqual(1)
  // Words that stand there, or this would look for nothing.
  expect(found('react-datepicker')).toBeGreaterThan(0)
})

it('all of it is compiled whole, so that browsers keep it compiled', () => {
  const { scripts } = filesOfViews(built)
  const others = scripts.filter(
    (file) => !readFileSync(join(built, file), 'utf8').startsWith(compiledWhole),
  )
  expect(others).toEqual([])
})
