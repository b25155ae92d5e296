import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { chunks, together } from './chunks.ts'

const chunkOf = (path: string) => {
  const id = join(import.meta.dirname, '../..', path)
  return chunks.find(({ test }) => (test instanceof RegExp ? test.test(id) : test(id)))?.name
}

describe('a module’s file of the build', () => {
  it('follows from its folder, whatever the module is called', () => {
    for (const name of ['picture', 'any-other-name']) {
      expect(chunkOf(`apps/site/app/ui/core/${name}.tsx`)).toBe('shared')
      expect(chunkOf(`apps/site/app/shell/toasts/${name}.ts`)).toBe('shared')
      expect(chunkOf(`apps/site/app/${name}.ts`)).toBe('shared')
      expect(chunkOf(`apps/site/app/consent/start/${name}.ts`)).toBe('start')
      expect(chunkOf(`apps/site/app/blocks/late/${name}.tsx`)).toBe('late-blocks')
      expect(chunkOf(`packages/contract/words/ar/${name}.late.json`)).toBe('late-blocks')
      expect(chunkOf(`apps/site/app/ui/${name}.module.css`)).toBe('shared')
      expect(chunkOf(`apps/site/app/visit/${name}.ts`)).toBe('visit')
    }
  })

  it('is that of the parts it travels with, of which each is named once', () => {
    expect(chunkOf('apps/site/app/ui/carousel.tsx')).toBe('marks')
    expect(chunkOf('apps/site/app/ui/press/copy-button.tsx')).toBe('marks')
    expect(chunkOf('apps/site/app/ui/press/copy-button.module.css')).toBe('shared')
    expect(chunkOf('apps/site/app/blocks/facets/facet-tabs.tsx')).toBe('lists')
    expect(chunkOf('packages/contract/src/forms/fields.ts')).toBe('forms')
    const parts = Object.values(together).flat()
    expect(new Set(parts).size).toBe(parts.length)
  })

  it('is its page’s own where no folder says otherwise', () => {
    expect(chunkOf('apps/site/app/blocks/years/timeline.tsx')).toBeUndefined()
    expect(chunkOf('apps/site/app/blocks/offices/branch-card.module.css')).toBeUndefined()
    expect(chunkOf('apps/site/server/shell/a.ts')).toBeUndefined()
  })

  it('is the table of pages for the door of a page, and the page’s own for what it opens', () => {
    expect(chunkOf('apps/site/app/pages/about/route.tsx')).toBe('shared')
    expect(chunkOf('apps/site/app/pages/about/route.tsx?tsr-split=component')).toBeUndefined()
  })

  it('is shared for what packages say of every page, and not for the rest of them', () => {
    expect(chunkOf('packages/arabic/src/plural.ts')).toBe('shared')
    expect(chunkOf('packages/contract/src/read-url.ts')).toBe('shared')
    expect(chunkOf('packages/arabic/src/suggest-word.ts')).toBeUndefined()
    expect(chunkOf('packages/contract/src/forms/checks.ts')).toBeUndefined()
  })
})
