import { describe, expect, it } from 'vitest'
import { findStrangers, machinePathsOf } from './check-tree.ts'

// In two pieces each: this very file is checked too.
const hidden = (...pieces: string[]) => pieces.join('')

describe('findStrangers', () => {
  it('is content with an ordinary file', () => {
    expect(look('See https://example.com/docs and /usr/bin/env.')).toEqual([])
  })

  it.each([
    ['a registry', hidden('https://regis', 'try.example.com/zod')],
    ['a choice of registry', hidden('regis', 'try=https://example.com')],
    ['a home folder', hidden('cd /ho', 'me/layla/wajiha')],
    ['a private key', hidden('-----BEGIN PRIV', 'ATE KEY-----')],
    ['a cloud key', hidden('AKI', 'AABCDEFGHIJKLMNOP')],
    ['an access token', hidden('gh', `p_${'a'.repeat(36)}`)],
  ])('sees %s', (_what, text) => {
    expect(look(`one\n${text}`)).toEqual([{ where: 'file.md:2', problem: expect.any(String) }])
  })

  it('sees a folder of this machine', () => {
    const files = [{ path: 'a.ts', text: 'open("/srv/builds/wajiha/a.ts")' }]
    expect(findStrangers(files, ['/srv/builds/wajiha'])).toHaveLength(1)
  })

  it.each(['apps/site/dist/a.js', 'data/run.json', 'npm.log', 'apps/studio/.next/x', '.env'])(
    'sees that %s was built or is local',
    (path) => {
      expect(findStrangers([{ path, text: '' }], [])).toHaveLength(1)
    },
  )

  it('keeps addresses of downloads out of the lockfile', () => {
    const text = '{ "resolved": "https://packages.example.com/zod.tgz" }'
    expect(findStrangers([{ path: 'package-lock.json', text }], [])).toHaveLength(1)
  })
})

describe('machinePathsOf', () => {
  it('leaves out folders whose name is an everyday word', () => {
    expect(machinePathsOf('/app', '/root')).toEqual([])
    expect(machinePathsOf('/srv/wajiha', '/root')).toEqual(['/srv/wajiha'])
  })
})

function look(text: string) {
  return findStrangers([{ path: 'file.md', text }], [])
}
