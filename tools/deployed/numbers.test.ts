import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../root.ts'

const read = (...path: string[]) => readFileSync(join(root, ...path), 'utf8')

const sources =
  read('apps/site/server/metrics/serve-metrics.ts') +
  read('apps/studio/src/api/metrics.ts') +
  read('apps/studio/src/alarms/backup-metrics.ts') +
  read('packages/contract/src/metrics.ts')

/** Names of numbers, without what a histogram's lines add. */
const namesIn = (text: string) =>
  [...text.matchAll(/\b(?:wajiha_(?:site|studio)|process|nodejs)_[a-z\d_]+[a-z\d]/g)].map(
    ([name]) => name.replace(/_(bucket|sum|count)$/, ''),
  )

const files = readdirSync(join(root, 'deploy'), { recursive: true, withFileTypes: true })
  .filter((file) => file.isFile())
  .map((file) => join(file.parentPath, file.name))

it.each([...files, join(root, 'docs/how-to/watch-it.md')])(
  '%s names numbers that are told',
  (file) => {
    for (const name of namesIn(readFileSync(file, 'utf8'))) expect(sources).toContain(`'${name}'`)
  },
)

it('finds numbers in what is deployed', () => {
  const named = new Set(files.flatMap((file) => namesIn(readFileSync(file, 'utf8'))))
  expect(named.size).toBeGreaterThan(15)
})
