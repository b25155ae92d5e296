import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Ajv } from 'ajv'
import { expect, it, onTestFinished } from 'vitest'
import { readLockfile } from '../checks/project.ts'
import { makeSbom, refOf } from './make-sbom.ts'
import { makeNotices } from './notices.ts'
import { placeOf, productionPackages } from './packages.ts'
import { readSbom } from './read-sbom.ts'

type Sbom = {
  components: { purl: string; scope: string; hashes?: object[]; licenses?: object[] }[]
  dependencies: { ref: string; dependsOn: string[] }[]
}

const sbom: Sbom = JSON.parse(readSbom())
const packages = productionPackages(readLockfile())

const schemas = join(
  dirname(createRequire(import.meta.url).resolve('@cyclonedx/cyclonedx-library/package.json')),
  'res/schema',
)
const schema = (name: string) =>
  JSON.parse(readFileSync(join(schemas, `${name}.SNAPSHOT.schema.json`), 'utf8'))

it('lists every package of the lockfile, with its address, hash and licence', () => {
  expect(packages.length).toBeGreaterThan(400)
  const listed = new Set(sbom.components.map(({ purl }) => purl))
  expect(listed.size).toBe(sbom.components.length)
  for (const one of packages) expect(listed).toContain(refOf(one))
  const hash = { alg: 'SHA-512', content: expect.stringMatching(/^[\da-f]{128}$/) }
  for (const { purl, scope, hashes, licenses } of sbom.components) {
    // Of systems that the registry at hand lacked, the lockfile knows the version alone.
    if (scope === 'required' || hashes) expect(hashes, purl).toEqual([hash])
    expect(licenses, purl).toHaveLength(1)
  }
  expect(sbom.components.filter(({ hashes }) => !hashes).length).toBeLessThan(20)
})

it('keeps to the published schema', () => {
  const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true })
  for (const name of ['spdx', 'jsf-0.82', 'cryptography-defs'])
    ajv.addSchema(
      { ...schema(name), $id: `http://cyclonedx.org/schema/${name}.SNAPSHOT.schema.json` },
      `${name}.SNAPSHOT.schema.json`,
    )
  const isRight = ajv.compile(schema('bom-1.6'))
  isRight(sbom)
  expect(isRight.errors ?? []).toEqual([])
  expect(isRight({ ...sbom, components: [{ name: 'without a type' }] })).toBe(false)
})

it('says what needs what, and names nothing that is not listed', () => {
  const listed = new Set(sbom.components.map(({ purl }) => purl))
  for (const { ref, dependsOn } of sbom.dependencies)
    for (const one of dependsOn) expect(listed, ref).toContain(one)
  const firsts = sbom.dependencies[0]?.dependsOn ?? []
  expect(firsts).toContain('pkg:npm/payload@3.90.1'.replace('3.90.1', versionOf('payload')))
  expect(firsts.some((one) => one.includes('vitest'))).toBe(false)
})

const versionOf = (name: string) =>
  packages.find((one) => one.path === `node_modules/${name}`)?.version ?? ''

it('is the same for the same lockfile', () => {
  expect(readSbom()).toBe(readSbom())
  const product = { name: 'a', version: '1.0.0', licence: 'MIT' }
  const entry = { version: '1.0.0', license: '(MIT OR Apache-2.0)', integrity: 'sha512-AAAA' }
  const of = (version: string) =>
    JSON.stringify(makeSbom({ packages: { 'node_modules/@b/c': { ...entry, version } } }, product))
  expect(of('1.0.0')).toBe(of('1.0.0'))
  expect(of('1.0.0')).not.toBe(of('1.0.1'))
  expect(of('1.0.0')).toContain('"expression":"MIT OR Apache-2.0"')
  expect(of('1.0.0')).toContain('"purl":"pkg:npm/%40b/c@1.0.0"')
})

it('finds a package where Node does', () => {
  const among = new Map(
    ['node_modules/a', 'node_modules/b/node_modules/a'].map((path) => [path, 1]),
  )
  expect(placeOf('a', 'node_modules/b/node_modules/c', among)).toBe('node_modules/b/node_modules/a')
  expect(placeOf('a', 'apps/site', among)).toBe('node_modules/a')
  expect(placeOf('d', 'node_modules/b', among)).toBeUndefined()
})

it('the notices say each licence in its maker’s own words, once', () => {
  const root = mkdtempSync(join(tmpdir(), 'notices-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(join(root, 'node_modules/a'), { recursive: true })
  writeFileSync(join(root, 'node_modules/a/LICENSE.md'), 'Do as you like.\n')
  const one = {
    path: 'node_modules/a',
    name: 'a',
    version: '1.0.0',
    integrity: undefined,
    licence: 'MIT',
    isOptional: false,
    needs: [],
  }
  const notices = makeNotices(
    [one, one, { ...one, path: 'node_modules/elsewhere', name: 'b' }],
    root,
  )
  expect(notices).toBe('a 1.0.0 (MIT)\n=======\n\nDo as you like.\n')
})
