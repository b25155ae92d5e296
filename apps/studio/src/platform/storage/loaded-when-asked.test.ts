import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const src = join(import.meta.dirname, '../..')
const ofBuckets = ['bucket-client', 'bucket-store', 'in-bucket', 'require-bucket']
const outside = /^import (?!type )[^;]*?from '(?:@aws-sdk\/|@payloadcms\/storage)/m

it('what speaks to buckets comes into a process only where a bucket is set', () => {
  const names = globSync('**/*.{ts,tsx}', { cwd: src }).filter((name) => !name.includes('.test.'))
  const stands = new RegExp(
    `^import (?!type )[^;]*?from '[^']*/(?:${ofBuckets.join('|')})\\.ts'`,
    'm',
  )
  const loading = names.filter((name) => {
    const text = readFileSync(join(src, name), 'utf8')
    return outside.test(text) || stands.test(text)
  })
  const known = ofBuckets.map((name) => `platform/storage/${name}.ts`)
  expect(loading.filter((name) => !known.includes(name))).toEqual([])
  expect(loading).toContain('platform/storage/in-bucket.ts')
})
