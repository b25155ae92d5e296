import { expect, it } from 'vitest'
import { findBundlersWords } from './check-plain-node.ts'

const environment = `export const isServer = import.meta.env.SSR`

it('finds what only a bundler defines in every file that a process of plain Node loads', () => {
  const found = findBundlersWords([
    { path: 'apps/site/server/main.ts', text: `import { a } from '#app/seo/a.ts'` },
    { path: 'apps/site/app/seo/a.ts', text: `export * from './b.ts'` },
    { path: 'apps/site/app/seo/b.ts', text: environment },
    { path: 'packages/brand/src/c.ts', text: `const all = import.meta.glob('*.svg')` },
  ])
  expect(found.map(({ where }) => where)).toEqual([
    'packages/brand/src/c.ts',
    'apps/site/app/seo/b.ts',
  ])
  expect(found[1]?.problem).toContain('import.meta.env is not defined in plain Node')
  expect(found[1]?.problem).toContain('for apps/site/app/seo/a.ts')
})

it('lets the app’s own files, types, tests and comments be', () => {
  const files = [
    { path: 'apps/site/server/main.ts', text: `import type { A } from '#app/a.tsx'` },
    { path: 'apps/site/app/a.tsx', text: environment },
    { path: 'apps/site/server/main.test.ts', text: environment },
    {
      path: 'tools/one.ts',
      text: `// import.meta.env is not here\nimport { join } from 'node:path'`,
    },
  ]
  expect(findBundlersWords(files)).toEqual([])
})
