import { describe, expect, it } from 'vitest'
import { findWrongImports, readImports } from './check-imports.ts'

const workspaces = [
  { name: '@wajiha/arabic', folder: 'packages/arabic', exports: ['.'] },
  {
    name: '@wajiha/contract',
    folder: 'packages/contract',
    exports: ['.', './openapi', './words/*'],
  },
  { name: '@wajiha/site', folder: 'apps/site', exports: [] },
  { name: '@wajiha/studio', folder: 'apps/studio', exports: [] },
]

describe('readImports', () => {
  it('reads every way to import', () => {
    const text = [
      `import './one.css'`,
      `import type { Two } from './two.ts'`,
      `import {\n  Three,\n} from './three.ts'`,
      `export * from './four.ts'`,
      `const five = await import('./five.ts')`,
      `const words = 'import of goods'`,
    ].join('\n')
    expect(readImports(text).map(({ specifier }) => specifier)).toEqual([
      './one.css',
      './two.ts',
      './three.ts',
      './four.ts',
      './five.ts',
    ])
  })
})

describe('between workspaces', () => {
  it('imports go from the apps to the packages', () => {
    expect(look('apps/site/server/a.ts', `import { x } from '@wajiha/contract'`)).toEqual([])
    expect(look('apps/studio/src/a.ts', `import { x } from '@wajiha/contract/openapi'`)).toEqual([])
    expect(look('packages/contract/src/a.ts', `import { x } from '@wajiha/arabic'`)).toEqual([])
  })

  it('the language knows nothing of the contract', () => {
    expect(look('packages/arabic/src/a.ts', `import { x } from '@wajiha/contract'`)).toEqual([
      '@wajiha/arabic may not import @wajiha/contract.',
    ])
  })

  it('the site and the studio never meet', () => {
    expect(look('apps/site/app/a.ts', `import type { x } from '@wajiha/studio'`)).toHaveLength(1)
    expect(look('apps/studio/src/a.ts', `import x from '../../site/app/b.ts'`)).toEqual([
      '“../../site/app/b.ts” leaves its workspace; import what a package.json#exports names.',
    ])
  })

  it('only what a package exports is reached', () => {
    expect(look('apps/site/app/a.ts', `import x from '@wajiha/contract/src/post.ts'`)).toEqual([
      '@wajiha/contract does not export “./src/post.ts”; its package.json#exports says what it does.',
    ])
    const words = `import x from '@wajiha/contract/words/ar/forms.json'`
    expect(look('apps/site/app/a.ts', words)).toEqual([])
  })
})

describe('inside the site', () => {
  it('pages use blocks, and blocks use ui', () => {
    expect(look('apps/site/app/pages/home/route.tsx', `import x from '#app/blocks/b.tsx'`)).toEqual(
      [],
    )
    expect(look('apps/site/app/blocks/b.tsx', `import x from '#app/ui/button.tsx'`)).toEqual([])
  })

  it('ui knows nothing of content', () => {
    expect(look('apps/site/app/ui/a.tsx', `import x from '../content/load.ts'`)).toEqual([
      'app/ui/ may not import app/content/.',
    ])
  })

  it('blocks know nothing of pages', () => {
    expect(
      look('apps/site/app/blocks/a.tsx', `import x from '#app/pages/home/b.tsx'`),
    ).toHaveLength(1)
  })

  it('a component takes types from the contract’s root, and values from its small doors', () => {
    const path = 'apps/site/app/pages/a.tsx'
    expect(look(path, `import type { Job } from '@wajiha/contract'`)).toEqual([])
    expect(look(path, `import { jobSchema } from '@wajiha/contract'`)).toHaveLength(1)
  })

  it('the studio takes its own link, which looks nothing up ahead', () => {
    const text = `import Link from 'next/link'`
    expect(look('apps/studio/src/start/a.tsx', text)).toHaveLength(1)
    expect(look('apps/studio/src/platform/admin/link.tsx', text)).toEqual([])
  })

  it('the app takes types from the server, and nothing that runs', () => {
    expect(look('apps/site/app/a.ts', `import type { X } from '#server/x.ts'`)).toEqual([])
    expect(look('apps/site/app/a.ts', `import { x } from '../server/x.ts'`)).toEqual([
      'app/ may not import server/ (types may).',
    ])
  })
})

describe('a file of ours', () => {
  it('is imported by its whole name', () => {
    expect(look('tools/a.ts', `import { x } from './b'`)).toEqual([
      'write the whole file name: “./b” has no extension.',
    ])
    expect(look('apps/site/app/a.ts', `import url from './a.svg?url'`)).toEqual([])
  })
})

function look(path: string, text: string) {
  return findWrongImports([{ path, text }], workspaces).map(({ problem }) => problem)
}
