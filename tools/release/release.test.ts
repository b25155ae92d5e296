import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Setting, settingRules } from '@wajiha/contract/settings'
import { describe, expect, it } from 'vitest'
import { advisoryFile } from '../check-advisories.ts'
import { findStrangers, machinePathsOf } from '../check-tree.ts'
import { root } from '../root.ts'
import { neededPackages } from './packages.ts'
import { compiledFor } from './parts.ts'
import { filesOfPackage, packagesOf, sourcesOf } from './stage.ts'
import { commands, isWantedOfBuild, isWantedOfPackage, isWantedSource } from './what-goes-in.ts'

describe('what goes into a release', () => {
  const sources = sourcesOf(root)
  const packages = packagesOf(root)

  it('holds every command, and no test and no secret', () => {
    for (const name of commands) expect(sources).toContain(`tools/${name}.ts`)
    expect(sources).toEqual(expect.arrayContaining(['LICENSE', 'apps/site/server/main.ts']))
    // Read and not imported: by the doctor, and by what units reload with.
    expect(sources).toEqual(expect.arrayContaining([advisoryFile, 'tools/restart.ts']))
    const odd = /\.test\.|(^|\/)(test|e2e|fixtures|\.env|\.git|data|secrets)(\/|$)|\.(pem|key)$/
    expect(sources.filter((path) => odd.test(path))).toEqual([])
  })

  it('names no folder of a machine', () => {
    const texts = sources.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
    expect(findStrangers(texts, machinePathsOf(root, homedir()))).toEqual([])
  })

  it('holds packages that run, and none that builds or tests', () => {
    const names = packages.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['node', 'next', 'payload', 'pg', 'sharp']))
    expect(
      names.filter((name) => /^(vitest|vite|typescript|playwright|esbuild)/.test(name)),
    ).toEqual([])
    expect(packages.filter(({ version }) => version === '')).toEqual([])
  })

  it('brings the licence of a package along, and not what explains it', () => {
    const files = filesOfPackage(root, 'node_modules/pg')
    expect(files).toContain('node_modules/pg/LICENSE')
    expect(files).not.toContain('node_modules/pg/README.md')
  })
})

describe('the rules', () => {
  it.each([
    ['apps/studio/src/cli/prepare.ts', true],
    ['apps/studio/src/cli/prepare.test.ts', false],
    ['apps/studio/test/template.ts', false],
    ['content/.env', false],
    ['deploy/compose/secrets/service-key', false],
    ['e2e/home.spec.ts', false],
    ['docs/how-to/run-on-a-server.md', true],
    ['docs/decisions/001-framework.md', false],
  ])('of sources: %s %s', (path, isWanted) => expect(isWantedSource(path)).toBe(isWanted))

  it.each([
    ['node_modules/a/dist/index.js', true],
    ['node_modules/a/dist/index.js.map', false],
    ['node_modules/a/dist/index.d.ts', false],
    ['node_modules/a/LICENSE.md', true],
    ['node_modules/a/test/index.js', false],
    ['node_modules/a/dist/test/index.js', true],
    ['node_modules/a/server.pem', false],
    ['node_modules/next/dist/compiled/babel/bundle.js', false],
  ])('of packages: %s %s', (path, isWanted) => expect(isWantedOfPackage(path)).toBe(isWanted))

  it.each([
    ['apps/studio/.next/server/app/page.js', true],
    ['apps/studio/.next/server/app/page.js.map', false],
    ['apps/studio/.next/cache/a', false],
    ['apps/site/dist/.made-from', false],
    ['apps/site/dist/client/a.js', true],
  ])('of builds: %s %s', (path, isWanted) => expect(isWantedOfBuild(path)).toBe(isWanted))
})

describe('neededPackages', () => {
  const lockfile = {
    packages: {
      '': { dependencies: { a: '1', esbuild: '1' } },
      'node_modules/a': {
        version: '1',
        dependencies: { b: '2' },
        optionalDependencies: { c: '1' },
      },
      'node_modules/a/node_modules/b': { version: '2' },
      'node_modules/b': { version: '1' },
      'node_modules/c': { version: '1', optional: true },
      'node_modules/esbuild': { version: '1' },
    },
  }

  it('takes the nearest, leaves other machines’ and what only builds', () => {
    const found = neededPackages(lockfile, (path) => path !== 'node_modules/c', [''])
    expect(found.map(({ path }) => path)).toEqual([
      'node_modules/a',
      'node_modules/a/node_modules/b',
    ])
  })

  it('refuses when a package is missing that must be there', () => {
    expect(() => neededPackages(lockfile, (path) => !path.endsWith('/b'), [''])).toThrow(
      'node_modules/a/node_modules/b is not installed',
    )
  })
})

describe('compiledFor', () => {
  it('gives what was compiled ahead to the user of the images', () => {
    const folder = 'apps/site/dist/compiled'
    expect(compiledFor(`${folder}/v24.21.0-x64-db600fae-0/a1`)).toBe(
      `${folder}/v24.21.0-x64-db600fae-10001/a1`,
    )
    expect(compiledFor('apps/site/dist/client/a-0/b')).toBe('apps/site/dist/client/a-0/b')
  })
})

describe('wajiha.sh', () => {
  const file = join(root, 'tools/release/wajiha.sh')
  const text = readFileSync(file, 'utf8')

  it('knows the commands of a release', () => {
    expect(text).toContain(`commands='${commands.join(' ')}'`)
    for (const name of commands) expect(existsSync(join(root, `tools/${name}.ts`)), name).toBe(true)
  })

  it('reads every secret from a file where it is told to', () => {
    const secrets = Object.entries<Setting>(settingRules).filter(([, { isSecret }]) => isSecret)
    for (const [name] of secrets) expect(text).toMatch(new RegExp(`\\b${name}\\b`))
  })

  it('says what is wrong with a file of a secret', () => {
    const folder = mkdtempSync(join(tmpdir(), 'wajiha-release-'))
    try {
      writeFileSync(join(folder, 'empty'), '')
      const start = (path: string) =>
        spawnSync('/bin/sh', [file, 'start'], {
          encoding: 'utf8',
          env: { PATH: '/usr/bin:/bin', SERVICE_KEY_FILE: path },
        }).stderr
      expect(start(join(folder, 'none'))).toMatch(/^SERVICE_KEY_FILE names .* cannot be read/)
      expect(start(join(folder, 'empty'))).toMatch(/^SERVICE_KEY_FILE names .* is empty/)
      expect(spawnSync('/bin/sh', [file, 'fly'], { encoding: 'utf8' }).stderr).toMatch(
        'There is no command “fly”.',
      )
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
