import { describe, expect, it } from 'vitest'
import { findUnlistedScripts } from './check-install-scripts.ts'

const packages = {
  'node_modules/zod': {},
  'node_modules/kit/node_modules/esbuild': { hasInstallScript: true },
}

describe('findUnlistedScripts', () => {
  it('accepts the packages that are named', () => {
    expect(findUnlistedScripts({ packages }, { esbuild: true })).toEqual([])
  })

  it('stops a package that nobody named, however deep it lies', () => {
    expect(findUnlistedScripts({ packages }, {})[0]?.where).toBe(
      'node_modules/kit/node_modules/esbuild',
    )
  })

  it('keeps the list short', () => {
    expect(findUnlistedScripts({ packages }, { esbuild: true, zod: true })).toEqual([
      { where: 'zod', problem: 'has no install script; take it out of allowScripts.' },
    ])
  })
})
