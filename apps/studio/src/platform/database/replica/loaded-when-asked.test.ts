import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const src = join(import.meta.dirname, '../../..')

it('what speaks to a standby comes into a process only where one is set', () => {
  const names = globSync('**/*.{ts,tsx}', { cwd: src }).filter((name) => !name.includes('.test.'))
  const loading = names.filter((name) =>
    /^import (?!type )[^;]*?from '[^']*\/replica\//m.test(readFileSync(join(src, name), 'utf8')),
  )
  expect(loading).toEqual([])
  const asking = readFileSync(join(src, 'platform/database/site-reads.ts'), 'utf8')
  expect(asking).toContain("import('./replica/open-replica.ts')")
})
