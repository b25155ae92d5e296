import { describe, expect, it } from 'vitest'
import { compareVersions, findBelowFloors } from './check-floors.ts'

describe('findBelowFloors', () => {
  it('accepts the floor itself and what is above', () => {
    expect(look({ payload: '3.90.0', next: '16.5.0', sharp: '0.35.10' })).toEqual([])
  })

  it('refuses a version with known holes, wherever it is installed', () => {
    const packages = { 'node_modules/next/node_modules/sharp': { version: '0.35.2' } }
    expect(findBelowFloors({ packages })).toEqual([
      {
        where: 'node_modules/next/node_modules/sharp',
        problem: '0.35.2 has known holes; the floor is 0.35.3.',
      },
    ])
  })

  it('refuses a package that opens a door we keep shut', () => {
    expect(look({ '@payloadcms/plugin-mcp': '3.90.1' })).toHaveLength(1)
  })
})

describe('compareVersions', () => {
  it('counts and does not spell', () => {
    expect(compareVersions('0.35.10', '0.35.9')).toBeGreaterThan(0)
    expect(compareVersions('3.90.0-beta.1', '3.90.0')).toBeLessThan(0)
    expect(compareVersions('3.90.0', '3.90.0')).toBe(0)
  })
})

function look(versions: Record<string, string>) {
  const packages = Object.entries(versions).map(([name, version]) => [
    `node_modules/${name}`,
    { version },
  ])
  return findBelowFloors({ packages: Object.fromEntries(packages) })
}
