/** How much stands behind every view of the built studio. */
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const built = join(import.meta.dirname, '..', '.next')
const page = 'server/app/(studio)/admin/[[...segments]]/page_client-reference-manifest.js'

/** Of the built page's own, and of what Next loads with every page. */
function filesOfView(): { scripts: string[]; styles: string[] } {
  const read = (file: string) => readFileSync(join(built, file), 'utf8')
  const [, json = '{}'] = /\]=(\{"moduleLoading.*\});?\s*$/s.exec(read(page)) ?? []
  const { entryJSFiles, entryCSSFiles } = JSON.parse(json) as {
    entryJSFiles: Record<string, string[]>
    entryCSSFiles: Record<string, { path: string }[]>
  }
  const { rootMainFiles } = JSON.parse(read('build-manifest.json')) as { rootMainFiles: string[] }
  const ofPage = <File>(files: Record<string, File[]>) =>
    Object.entries(files).flatMap(([name, own]) =>
      name.endsWith('/admin/[[...segments]]/page') ? own : [],
    )
  return {
    scripts: [...new Set([...rootMainFiles, ...ofPage(entryJSFiles)])],
    styles: [...new Set(ofPage(entryCSSFiles).map(({ path }) => path))],
  }
}

const weigh = (files: string[]) =>
  files.reduce((sum, file) => sum + statSync(join(built, file)).size, 0)

it('a view of the studio loads at most 2.15 MB of script and 475 kB of styles', () => {
  const { scripts, styles } = filesOfView()
  expect([scripts.length > 5, styles.length > 5]).toEqual([true, true])
  expect(weigh(scripts)).toBeLessThanOrEqual(2_150_000)
  expect(weigh(styles)).toBeLessThanOrEqual(475_000)
})

it('none of it checks JSON by schemas, is of the editor of texts, or names a library for other ways to load it', () => {
  const text = filesOfView().scripts.map((file) => readFileSync(join(built, file), 'utf8'))
  const found = (words: string) => text.filter((one) => one.includes(words)).length
  expect(found('ajv.removeSchema')).toBe(0)
  expect(found('LexicalEditorTheme__paragraph')).toBe(0)
  expect(found('roundToNearestHours')).toBeLessThanOrEqual(1)
  // Words that stand there, or this would look for nothing.
  expect(found('react-datepicker')).toBeGreaterThan(0)
})
