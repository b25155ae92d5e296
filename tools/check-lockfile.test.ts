import { describe, expect, it } from 'vitest'
import { findGaps } from './check-lockfile.ts'

const manifests = [
  { path: 'package.json', manifest: { dependencies: { next: '16.4.6' } } },
  { path: 'apps/site/package.json', manifest: {} },
]
const packages = {
  '': { dependencies: { next: '16.4.6' } },
  'apps/site': {},
  'node_modules/next': { optionalDependencies: { '@next/swc-darwin-x64': '16.4.6' } },
  'node_modules/@next/swc-darwin-x64': { version: '16.4.6' },
}

describe('findGaps', () => {
  it('is content with a lockfile that knows everything', () => {
    expect(findGaps({ packages }, manifests)).toEqual([])
  })

  it('sees a dependency that somebody wrote into a package.json by hand', () => {
    const site = { path: 'apps/site/package.json', manifest: { dependencies: { zod: '4.6.7' } } }
    expect(findGaps({ packages }, [site])).toEqual([
      { where: 'apps/site/package.json', problem: expect.stringContaining('npm install') },
    ])
  })

  it('sees a workspace that the lockfile never met', () => {
    expect(findGaps({ packages }, [{ path: 'apps/new/package.json', manifest: {} }])).toHaveLength(
      1,
    )
  })

  it('sees a system on which npm ci would refuse to work', () => {
    const { 'node_modules/@next/swc-darwin-x64': _, ...without } = packages
    expect(findGaps({ packages: without }, manifests)[0]?.problem).toContain('@next/swc-darwin-x64')
  })
})
